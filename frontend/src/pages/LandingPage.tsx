import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";

import { SiteFooter } from "@/components/site/SiteFooter";
import { SiteHeader } from "@/components/site/SiteHeader";
import { useTitle } from "@/components/site/useTitle";
import { Button } from "@/components/ui/Button";
import { keepDraftAndSignIn } from "@/features/account/signIn";
import { Hero } from "@/features/landing/Hero";
import "@/features/landing/landing.css";
import { Promises } from "@/features/landing/Promises";
import { Showcase } from "@/features/landing/Showcase";
import { TryNow } from "@/features/landing/TryNow";
import { requestOf } from "@/features/generator/stage";
import { useLastTrial } from "@/features/trial/lastTrial";
import { type Draft, readDraft } from "@/lib/draft";
import { DEFAULT_CHOICES } from "@/lib/options";

const Trial = lazy(() => import(/* webpackChunkName: "trial" */ "@/features/trial/Trial"));

const EMPTY_DRAFT: Draft = { type: "prompt", prompt: "", ...DEFAULT_CHOICES };

/** "/" for visitors: what the product does, and a form that is kept through sign-in. */
export default function LandingPage() {
  useTitle("Scientific Illustration Generator");
  const navigate = useNavigate();
  const earlier = useLastTrial();
  const [written, setDraft] = useState(readDraft);
  const draft = written ?? (earlier ? { ...EMPTY_DRAFT, ...requestOf(earlier) } : EMPTY_DRAFT);

  const [order, setOrder] = useState<{ draft: Draft; number: number } | null>(null);
  const [isTrying, setTrying] = useState(false);

  function signIn() {
    keepDraftAndSignIn(draft, navigate);
  }

  const signInButton = (
    <Button look="primary" onClick={signIn}>
      Sign In Free
    </Button>
  );
  return (
    <>
      <SiteHeader
        nav={[
          { to: "/pricing", label: "Pricing" },
          { to: "/docs", label: "API Docs" },
        ]}
        tagline="Scientific Illustration Generator"
        account={<div className="not-phone">{signInButton}</div>}
        phoneNote={signInButton}
      />
      <main id="main">
        <Hero
          form={
            <TryNow
              draft={draft}
              onChange={(change) => {
                setDraft({ ...draft, ...change });
              }}
              onSubmit={signIn}
              onTry={() => {
                setTrying(true);
                setOrder({ draft, number: (order?.number ?? 0) + 1 });
              }}
              isTrying={isTrying}
            />
          }
          trial={
            (order ?? earlier) ? (
              <Suspense fallback={<div className="plate" />}>
                <Trial
                  key={order?.number ?? 0}
                  request={order?.draft ?? draft}
                  earlier={order ? undefined : earlier}
                  onPending={setTrying}
                  onSignIn={signIn}
                />
              </Suspense>
            ) : undefined
          }
        />
        <Showcase />
        <Promises onSignIn={signIn} />
      </main>
      <SiteFooter />
    </>
  );
}
