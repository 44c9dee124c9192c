import { count, fileSize, shortDateTime } from "@/lib/formats";
import type { AdminStats, FailureReason } from "@/lib/schema";

const TOO_LONG = 60; // seconds; a request that waits longer means that no worker is at work
const FAULT = "generation_failed"; // any other failure is a request that was refused
const REASONS: Record<string, string> = {
  cannot_draw: "Asked for what cannot be drawn yet",
  out_of_scope: "Not biology or science",
  [FAULT]: "A fault on our side",
};

/** Whether drawings are made, what waits, what failed, and what is stored. */
export function Machinery({ stats }: { stats: AdminStats }) {
  const { engine, queue } = stats;
  const waited = secondsSince(queue.oldestQueuedAt, stats.measuredAt);
  const isStuck = waited > TOO_LONG;
  const isFaulty = (engine.lastFaultAt ?? "") > (engine.lastDrawnAt ?? "");
  return (
    <section aria-labelledby="machinery">
      <div className="admin-title">
        <h2 id="machinery" className="h3">
          At work
        </h2>
      </div>
      <dl className="machinery">
        <div>
          <dt>Engine</dt>
          <dd>
            <Lamp warning={isFaulty || queue.workers === 0} />
            {engineState(stats, isFaulty)}
          </dd>
          <dd className="small quiet num">
            {engine.name}
            {engine.medianSeconds !== null && `, a figure in ${engine.medianSeconds} s`}
            {engine.lastDrawnAt && <span className="line">last {shortDateTime(engine.lastDrawnAt)}</span>}
          </dd>
        </div>
        <div>
          <dt>Queue</dt>
          <dd>
            <Lamp warning={isStuck} />
            {queue.queued === 0
              ? "Nothing waits"
              : `${count(queue.queued)} ${isStuck ? "waiting too long" : "waiting"}`}
          </dd>
          <dd className="small quiet num">
            {count(queue.running)} being drawn, {count(queue.workers)} at work
            {queue.oldestQueuedAt && <span className="line">oldest waits {duration(waited)}</span>}
          </dd>
        </div>
        <div>
          <dt>Storage</dt>
          <dd className="num">{fileSize(stats.storedBytes)}</dd>
          <dd className="small quiet">in figures and thumbnails</dd>
        </div>
      </dl>
      <Failures failures={stats.failures} />
    </section>
  );
}

function engineState({ engine, queue }: AdminStats, isFaulty: boolean): string {
  if (queue.workers === 0) return "No worker is running";
  if (isFaulty) return "The last drawing failed";
  return engine.lastDrawnAt ? "Drawing" : "Nothing drawn yet";
}

function Failures({ failures }: { failures: FailureReason[] }) {
  const most = Math.max(...failures.map((reason) => reason.count));
  return (
    <>
      <h3 className="admin-subtitle">Failures of the last 24 hours</h3>
      {failures.length === 0 ? (
        <p className="quiet">None.</p>
      ) : (
        <ul className="failures">
          {failures.map((reason) => (
            <li key={reason.code}>
              <b>{REASONS[reason.code] ?? reason.code}</b>
              <span className="num">{count(reason.count)}</span>
              <span
                className={reason.code === FAULT ? "failure-bar fault" : "failure-bar"}
                aria-hidden="true"
              >
                <span style={{ width: `${(100 * reason.count) / most}%` }} />
              </span>
              <span className="small quiet">
                Last {shortDateTime(reason.lastAt)}: “{reason.message}”
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Green while all is well. The words beside it say the same. */
function Lamp({ warning }: { warning: boolean }) {
  return <span className={warning ? "lamp warning" : "lamp"} aria-hidden="true" />;
}

function secondsSince(time: string | null, now: string): number {
  return time ? Math.max(0, Math.round((Date.parse(now) - Date.parse(time)) / 1000)) : 0;
}

function duration(seconds: number): string {
  return seconds < 120 ? `${seconds}\u00a0s` : `${count(Math.round(seconds / 60))}\u00a0min`;
}
