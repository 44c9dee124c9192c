import { useSearchParams } from "react-router-dom";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Tabs } from "@/components/ui/Tabs";

import "./admin.css";
import { useRefreshOverview, useStats } from "./api";
import { ContentList } from "./ContentList";
import { Overview } from "./Overview";
import { PaidTroubles } from "./PaidTroubles";
import { Revenue } from "./Revenue";
import { Users } from "./Users";

const TABS = [
  { key: "overview", label: "Overview" },
  { key: "users", label: "Users" },
  { key: "content", label: "Content" },
  { key: "revenue", label: "Revenue" },
] as const;

type Tab = (typeof TABS)[number]["key"];

/** The owner's panel. `ownId` is the owner's account. */
export function AdminPanel({ ownId }: { ownId: string }) {
  const [address, setAddress] = useSearchParams();
  const selected = TABS.find(({ key }) => key === address.get("tab"))?.key ?? "overview";
  return (
    <main id="main" className="wrap page">
      <div className="page-head">
        <h1>Admin</h1>
        <span className="badge accent phone-badge">Business Owner</span>
        {selected === "overview" && <Measured />}
      </div>
      <PaidTroubles />
      <Tabs<Tab>
        label="Admin"
        tabs={[...TABS]}
        selected={selected}
        onSelect={(tab) => {
          setAddress(tab === "overview" ? {} : { tab }, { replace: true });
        }}
      >
        <div className="admin-tab">
          {selected === "overview" && <Overview />}
          {selected === "users" && <Users ownId={ownId} />}
          {selected === "content" && <ContentList />}
          {selected === "revenue" && <Revenue />}
        </div>
      </Tabs>
    </main>
  );
}

/** When the figures were measured, and a button to measure them again. */
function Measured() {
  const { data: stats, isValidating } = useStats();
  const refreshOverview = useRefreshOverview();
  if (!stats) return null;
  return (
    <p className="measured quiet num" role="status">
      {utcDateTime(stats.measuredAt)}
      <Button
        look="ghost"
        size="icon-only"
        aria-label="Refresh"
        title="Refresh"
        disabled={isValidating}
        onClick={() => void refreshOverview()}
      >
        <Icon name="redo" />
      </Button>
    </p>
  );
}

/** "21 November 2026, 14:02 UTC". */
function utcDateTime(isoTime: string): string {
  const time = new Date(isoTime);
  const date = time.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return `${date}, ${time.toISOString().slice(11, 16)} UTC`;
}
