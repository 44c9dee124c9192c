import { Button, ButtonAnchor, ButtonLink } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

import type { Auth } from "../account/api";
import { SIGN_IN } from "../account/signIn";
import type { Plan } from "./plans";

export function PlanCard({ plan, auth }: { plan: Plan; auth: Auth }) {
  const isMostPopular = plan.key === "basic";
  return (
    <section className={isMostPopular ? "plan favoured" : "plan"} aria-labelledby={plan.key}>
      <p className="plan-mark">
        {isCurrent(plan, auth) && <span className="badge accent">Current Plan</span>}
        {isMostPopular && <i>Most Popular</i>}
      </p>
      <div>
        <h2 id={plan.key}>{plan.name}</h2>
        <p className="quiet">{plan.purpose}</p>
      </div>
      <p className="price">
        {plan.price} {plan.key !== "free" && <small>per month</small>}
      </p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} isSignedIn={auth.state === "signed-in"} />
    </section>
  );
}

function PlanAction({ plan, isSignedIn }: { plan: Plan; isSignedIn: boolean }) {
  if (plan.key === "free") {
    return isSignedIn ? (
      <ButtonLink look="primary" size="full" to="/">
        Start Creating
      </ButtonLink>
    ) : (
      <ButtonAnchor look="primary" size="full" href={SIGN_IN}>
        Sign Up Free
      </ButtonAnchor>
    );
  }
  return isSignedIn ? (
    <Button size="full" disabled>
      Payment System Under Development
    </Button>
  ) : (
    <ButtonAnchor size="full" href={SIGN_IN}>
      Sign In to Subscribe
    </ButtonAnchor>
  );
}

function isCurrent(plan: Plan, auth: Auth): boolean {
  if (auth.state !== "signed-in") return false;
  const { subscriptionStatus, subscriptionPlan } = auth.user;
  return plan.key === (subscriptionStatus === "active" ? subscriptionPlan : "free");
}
