import { ButtonAnchor, ButtonLink } from "@/components/ui/Button";
import { Meter } from "@/components/ui/Meter";
import { timeUntil } from "@/lib/formats";
import type { Usage } from "@/lib/schema";

import type { User } from "../account/api";
import { SIGN_IN } from "../account/signIn";
import "./usage.css";

const WARNING_SHARE = 0.8;

/** How much of today's allowance is used, and how to get more. */
export function UsageCard({ user }: { user: User | null }) {
  if (!user?.usage) return <FreeTrial />;
  if (user.subscriptionStatus === "active") return <SubscriberUsage user={user} usage={user.usage} />;
  return <FreeUsage usage={user.usage} />;
}

export function FreeTrial() {
  return (
    <section className="usage">
      <h2 className="h3">Get 10 Free Illustrations</h2>
      <p className="quiet">Try the product with 10 free illustrations! No signup required.</p>
      <ButtonAnchor look="primary" href={SIGN_IN}>
        Sign In Free
      </ButtonAnchor>
    </section>
  );
}

function SubscriberUsage({ user, usage }: { user: User; usage: Usage }) {
  const planName = user.subscriptionPlan === "basic" ? "Basic" : "Premium";
  return (
    <section className="usage">
      <UsageHead title="Premium Plan" usage={usage} />
      {usage.canGenerate ? (
        <p className="quiet">{usage.limit} illustrations every day.</p>
      ) : (
        <p role="status">
          <b>Daily limit reached!</b> Your {usage.limit} illustrations begin again in{" "}
          {timeUntil(usage.resetsAt)}.
        </p>
      )}
      <p>
        <span className="badge good">{planName} Plan Active</span>
      </p>
    </section>
  );
}

function FreeUsage({ usage }: { usage: Usage }) {
  if (!usage.canGenerate) {
    return (
      <section className="usage alert" aria-live="polite">
        <UsageHead title="Daily limit reached!" usage={usage} warning />
        <p className="small">
          Upgrade to Basic ($3.99/month) for 50 illustrations daily or Premium ($9.99/month) for 120
          illustrations daily.
        </p>
        <p className="small quiet">Or come back at 00:00 UTC, in {timeUntil(usage.resetsAt)}.</p>
        <UpgradeButtons />
      </section>
    );
  }
  if (usage.used > WARNING_SHARE * usage.limit) {
    return (
      <section className="usage alert" aria-live="polite">
        <UsageHead title="Almost at your limit!" usage={usage} warning />
        <p>
          <b className="num">{usage.limit - usage.used}</b> illustrations remaining today.
        </p>
        <UpgradeButtons />
      </section>
    );
  }
  return (
    <section className="usage">
      <UsageHead title="Daily Usage" usage={usage} />
      <p className="small quiet">New illustrations at 00:00 UTC.</p>
      <UpgradeButtons />
    </section>
  );
}

function UsageHead({ title, usage, warning }: { title: string; usage: Usage; warning?: boolean }) {
  return (
    <>
      <div className="head">
        <h2 className="h3">{title}</h2>
        <span className="num">
          {usage.used}/{usage.limit}
        </span>
      </div>
      <Meter label="Daily usage" value={usage.used} max={usage.limit} warning={warning} />
    </>
  );
}

function UpgradeButtons() {
  return (
    <div className="upgrades">
      <ButtonLink size="compact" to="/pricing">
        Basic - $3.99/month (50 per day)
      </ButtonLink>
      <ButtonLink size="compact" to="/pricing">
        Premium - $9.99/month (120 per day)
      </ButtonLink>
    </div>
  );
}
