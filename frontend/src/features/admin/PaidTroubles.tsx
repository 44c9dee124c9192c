import { shortDateTime } from "@/lib/formats";
import type { PaidTrouble } from "@/lib/schema";

import { useStats } from "./api";

const SERVICES: Record<PaidTrouble["service"], string> = {
  images: "image service",
  text: "text service",
  moderation: "moderation service",
};
const WHAT_TO_DO: Record<PaidTrouble["kind"], string> = {
  billing: "The %s refuses for lack of money. Look at its balance and spending limits.",
  key: "The %s refuses our key. Set OPENAI_API_KEY anew and start again.",
  verification: "The %s wants the organization verified. That takes up to 15 minutes to take effect.",
  forbidden: "The %s does not let this account, region or model in.",
  model: "The %s does not know the model. Choose another in the settings.",
  address: "The %s is not at its address. That usually ends in /v1.",
  parameter: "The %s does not understand our requests. Its model or server may need other settings.",
  unreachable: "The %s cannot be reached. Look at its address and at this server's way out.",
};

/** What only the owner can mend of the paid services. Nothing, while all is well. */
export function PaidTroubles() {
  const { data: stats } = useStats();
  const troubles = stats?.paidServices?.troubles ?? [];
  if (troubles.length === 0) return null;
  return (
    <ul className="paid-troubles" role="alert" aria-label="Paid services need you">
      {troubles.map((trouble) => (
        <li key={trouble.service}>
          <b>{WHAT_TO_DO[trouble.kind].replace("%s", SERVICES[trouble.service])}</b>
          <span className="small">
            Since {shortDateTime(trouble.since)}.
            {trouble.detail && <> The service says: “{trouble.detail}”</>} Requests fail and are given back.{" "}
            <code>manage.py check_engine</code> tells more, and looks again at once.
          </span>
        </li>
      ))}
    </ul>
  );
}
