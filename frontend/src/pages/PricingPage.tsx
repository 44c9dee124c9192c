import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { Accordion } from "@/components/ui/Accordion";
import { useAuth } from "@/features/account/api";
import { AppHeader } from "@/features/account/AppHeader";
import { PlanCard } from "@/features/pricing/PlanCard";
import { PLANS, QUESTIONS } from "@/features/pricing/plans";
import "@/features/pricing/pricing.css";

export default function PricingPage() {
  useTitle("Pricing");
  const auth = useAuth();
  return (
    <>
      <AppHeader
        nav={[
          { to: "/", label: "Home" },
          { to: "/gallery", label: "Gallery" },
          { to: "/pricing", label: "Pricing" },
          { to: "/docs", label: "API Docs" },
        ]}
      />
      <main id="main" className="wrap page">
        <div className="pricing-head">
          <h1>Pricing</h1>
          <p className="lede">
            You pay for how much you draw in a day. Figures drawn by the built-in engine are yours on every
            plan.
          </p>
        </div>
        <div className="plans">
          {PLANS.map((plan) => (
            <PlanCard key={plan.key} plan={plan} auth={auth} />
          ))}
        </div>
        <p className="small quiet">Subscriptions renew monthly.</p>
        <section className="questions" aria-labelledby="questions">
          <h2 id="questions">Questions</h2>
          <div>
            {QUESTIONS.map(({ question, answer }, index) => (
              <Accordion key={question} title={question} open={index === 0}>
                <p>{answer}</p>
              </Accordion>
            ))}
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
