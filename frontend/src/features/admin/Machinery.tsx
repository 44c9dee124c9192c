import { count, fileSize, shortDateTime } from "@/lib/formats";
import type { AdminStats, PaidCost as Cost, FailureReason } from "@/lib/schema";

const TOO_LONG = 60; // seconds; a request that waits longer means that no worker is at work
// Any other failure is a request that was refused.
const FAULTS: Record<string, string> = {
  generation_failed: "A fault on our side",
  engine_unavailable: "A paid service was not available",
  engine_busy: "A paid service was too busy",
  engine_timeout: "A paid service took too long",
  engine_unable: "The image server cannot do that",
  no_image: "No image came from the image service",
  no_answer: "No usable answer from the text service",
};
const REASONS: Record<string, string> = {
  cannot_draw: "Asked for what cannot be drawn yet",
  out_of_scope: "Not biology or science",
  content_refused: "Refused by the image service",
  sketch_unusable: "A sketch the image service could not use",
  ...FAULTS,
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
      <dl className={stats.paidServices ? "machinery with-cost" : "machinery"}>
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
        {stats.paidServices && <PaidCost cost={stats.paidServices.cost} />}
      </dl>
      <Failures failures={stats.failures} />
    </section>
  );
}

function PaidCost({ cost }: { cost: Cost }) {
  return (
    <div>
      <dt>Paid services</dt>
      <dd className="num">{dollars(cost.total)} in 30 days</dd>
      <dd className="small quiet num">
        {dollars(cost.today)} today, {count(cost.calls)} requests
        {cost.unpriced > 0 && <span className="line">{count(cost.unpriced)} of unknown cost</span>}
      </dd>
    </div>
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
                className={reason.code in FAULTS ? "failure-bar fault" : "failure-bar"}
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

/** Whole cents; what is less than one says so. */
function dollars(amount: number): string {
  if (amount > 0 && amount < 0.01) return "under $0.01";
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

function duration(seconds: number): string {
  return seconds < 120 ? `${seconds}\u00a0s` : `${count(Math.round(seconds / 60))}\u00a0min`;
}
