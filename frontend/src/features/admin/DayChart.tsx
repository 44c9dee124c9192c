import { Accordion } from "@/components/ui/Accordion";
import { count } from "@/lib/formats";
import type { Day } from "@/lib/schema";

const HEIGHT = 180;
const STEP = 40;
const BAR = 28;

/** Illustrations a day: what was drawn, and on top of it what failed. The same numbers follow as a table. */
export function DayChart({ days }: { days: Day[] }) {
  const today = days.at(-1);
  const highest = Math.max(1, ...days.map((day) => day.succeeded + day.failed));
  const line = roundBelow(highest);
  const width = STEP * days.length;
  const y = (value: number) => HEIGHT - (value / highest) * (HEIGHT - 12);
  return (
    <section aria-labelledby="days">
      <div className="admin-title">
        <h2 id="days" className="h3">
          Illustrations a day
        </h2>
        <p className="small quiet chart-key">
          <span className="key-drawn">drawn</span> <span className="key-failed">failed</span>
          <span>last {days.length} days, UTC</span>
        </p>
      </div>
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary(days)}
      >
        <path className="chart-line" d={`M0 ${y(line)}H${width}`} />
        {days.map((day, index) => {
          const x = index * STEP + (STEP - BAR) / 2;
          const top = y(day.succeeded + day.failed);
          return (
            <g key={day.day}>
              <title>{dayText(day)}</title>
              <rect
                className={day === today ? "bar-today" : "bar"}
                x={x}
                y={y(day.succeeded)}
                width={BAR}
                height={HEIGHT - y(day.succeeded)}
              />
              <rect className="bar-failed" x={x} y={top} width={BAR} height={y(day.succeeded) - top} />
            </g>
          );
        })}
        <path className="chart-ground" d={`M0 ${HEIGHT + 0.5}H${width}`} />
      </svg>
      <p className="chart-scale small quiet num">
        <span>{shortDay(days[0])}</span>
        <span>line at {count(line)}</span>
        <span>Today, {count(today?.succeeded ?? 0)}</span>
      </p>
      <Accordion title="The same as a table">
        <table className="table num">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className="right">
                Drawn
              </th>
              <th scope="col" className="right">
                Failed
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{shortDay(day)}</th>
                <td className="right">{count(day.succeeded)}</td>
                <td className="right">{count(day.failed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Accordion>
    </section>
  );
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is at most two thirds of a number, and at least 1. */
function roundBelow(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, highest)));
  const fitting = [5, 2, 1, 0.5].map((step) => step * power).find((value) => value <= (highest * 2) / 3);
  return Math.max(1, Math.floor(fitting ?? 1));
}

function shortDay(day?: Day): string {
  return day
    ? new Date(day.day).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })
    : "";
}

function dayText(day: Day): string {
  return `${shortDay(day)}: ${count(day.succeeded)} drawn, ${count(day.failed)} failed`;
}

function summary(days: Day[]): string {
  const drawn = days.map((day) => day.succeeded);
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  const range = `between ${count(Math.min(...drawn))} and ${count(Math.max(...drawn))}`;
  return `Illustrations a day over the last ${days.length} days, ${range}; ${count(failed)} failed in all`;
}
