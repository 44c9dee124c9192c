import { Link } from "react-router-dom";

import { count, preview, shortDateTime } from "@/lib/formats";
import type { AdminStats, ModerationEntry } from "@/lib/schema";

import { useLatestContent, useRecords, useStats } from "./api";
import { DayChart } from "./DayChart";
import { Machinery } from "./Machinery";
import { MakerBadge } from "./MakerBadge";
import { Unloaded } from "./Unloaded";

const TITLE_PREVIEW = 60;

/** The business at a glance. */
export function Overview() {
  const { data: stats, error, mutate } = useStats();
  if (error && !stats) return <Unloaded what="The figures" onRetry={() => void mutate()} />;
  return (
    <>
      <StatCards stats={stats} />
      {stats && <DayChart days={stats.days} />}
      {stats && <Machinery stats={stats} />}
      <LatestContent />
      <Records />
    </>
  );
}

function StatCards({ stats }: { stats?: AdminStats }) {
  return (
    <dl className="stats" aria-busy={!stats}>
      <StatCard title="Total Users" value={stats?.totalUsers}>
        {stats && `${count(stats.newUsers)} in the last 7 days`}
      </StatCard>
      <StatCard title="Active Subscriptions" value={stats?.activeSubscriptions}>
        {stats && `${count(stats.subscriptions.basic)} Basic, ${count(stats.subscriptions.premium)} Premium`}
      </StatCard>
      <StatCard title="Total Generations" value={stats?.totalGenerations}>
        {stats && `${count(stats.failedGenerations)} failed and given back`}
      </StatCard>
      <StatCard title="Today's Activity" value={stats?.todayGenerations}>
        {stats && "illustrations since 00:00 UTC"}
      </StatCard>
    </dl>
  );
}

function StatCard({ title, value, children }: { title: string; value?: number; children?: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value === undefined ? <span className="skeleton" /> : count(value)}</dd>
      <dd className="stat-note">{children ?? <span className="visually-hidden">Loading...</span>}</dd>
    </div>
  );
}

function LatestContent() {
  const { data } = useLatestContent();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <div className="admin-title">
        <h2 id="latest" className="h3">
          Latest illustrations
        </h2>
        <Link className="small" to="/admin?tab=content">
          All content
        </Link>
      </div>
      <ul className="latest">
        {data.map((one) => (
          <li key={one.id}>
            <span className="thumb">
              <img src={one.thumbnailUrl} width={one.width} height={one.height} alt="" loading="lazy" />
            </span>
            <span className="serif">{one.title}</span>
            <MakerBadge content={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const DEEDS: Record<ModerationEntry["action"], string> = {
  hide: "Hidden",
  unhide: "Shown again",
  delete: "Deleted",
  suspend: "Suspended",
  unsuspend: "Released",
};

function Records() {
  const { data } = useRecords();
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="records">
      <div className="admin-title">
        <h2 id="records" className="h3">
          Latest moderation
        </h2>
      </div>
      <ul className="records">
        {data.map((record) => (
          <li key={record.id}>
            <b>{DEEDS[record.action]}</b>
            <span>
              {preview(record.target, TITLE_PREVIEW)}
              {record.reason && <span className="quiet">: {record.reason}</span>}
            </span>
            <span className="small quiet num">
              {shortDateTime(record.createdAt)}, {record.actor}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
