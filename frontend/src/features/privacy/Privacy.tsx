import { ButtonAnchor } from "@/components/ui/Button";

import type { User } from "../account/api";
import { EXPORT } from "./api";
import { Consent } from "./Consent";
import { DeleteAccount } from "./DeleteAccount";

/** What a person may do with what is kept of them: withdraw, take along, delete. */
export function Privacy({ user }: { user: User }) {
  return (
    <section className="block" id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title">Privacy</h2>
      <Consent user={user} />
      <div className="setting">
        <div>
          <h3>Your data</h3>
          <p className="quiet">
            Everything that is kept of you, as a ZIP archive: your account, every figure as PNG and SVG with
            its caption, and your sketches.
          </p>
        </div>
        <ButtonAnchor href={EXPORT} download>
          Download my data
        </ButtonAnchor>
      </div>
      <DeleteAccount user={user} />
    </section>
  );
}
