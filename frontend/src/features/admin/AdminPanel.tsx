import { useSearchParams } from "react-router-dom";

import { Tabs } from "@/components/ui/Tabs";
import "./admin.css";

const TABS = [
  { key: "overview", label: "Overview" },
  { key: "users", label: "Users" },
  { key: "content", label: "Content" },
  { key: "revenue", label: "Revenue" },
] as const;

type Tab = (typeof TABS)[number]["key"];

const CARDS = ["Total Users", "Active Subscriptions", "Total Generations", "Today's Activity"];

/** The owner's panel. Its figures come from calls that are not there yet, and it says so instead of showing zeros. */
export function AdminPanel() {
  const [address, setAddress] = useSearchParams();
  const selected = TABS.find(({ key }) => key === address.get("tab"))?.key ?? "overview";
  return (
    <main id="main" className="wrap page">
      <div className="page-head">
        <h1>Admin</h1>
        <span className="badge accent phone-badge">Business Owner</span>
      </div>
      <Tabs<Tab>
        label="Admin"
        tabs={[...TABS]}
        selected={selected}
        onSelect={(tab) => {
          setAddress(tab === "overview" ? {} : { tab }, { replace: true });
        }}
      >
        <div className="admin-tab">
          {selected === "overview" && (
            <>
              <dl className="stats">
                {CARDS.map((card) => (
                  <div key={card}>
                    <dt>{card}</dt>
                    <dd className="quiet" aria-label="not counted yet">
                      –
                    </dd>
                  </div>
                ))}
              </dl>
              <NotYet what="These numbers come" />
            </>
          )}
          {selected === "users" && <NotYet what="The list of users comes" />}
          {selected === "content" && <NotYet what="The list of all illustrations comes" />}
          {selected === "revenue" && (
            <>
              <h2>Payment Integration Coming Soon</h2>
              <NotYet what="The exports of stats, users and content come" />
            </>
          )}
        </div>
      </Tabs>
    </main>
  );
}

function NotYet({ what }: { what: string }) {
  return <p className="note">{what} with a later release.</p>;
}
