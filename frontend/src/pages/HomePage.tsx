import { lazy } from "react";

import { FullScreenSpinner } from "@/components/ui/Spinner";
import { useAuth } from "@/features/account/api";

const LandingPage = lazy(() => import(/* webpackChunkName: "landing" */ "./LandingPage"));
const GeneratorPage = lazy(() => import(/* webpackChunkName: "generator" */ "./GeneratorPage"));

/** "/" is the generator for those who are signed in and the landing page for everyone else. */
export function HomePage() {
  const auth = useAuth();
  if (auth.state === "loading") return <FullScreenSpinner />;
  if (auth.state === "signed-out") return <LandingPage />;
  return <GeneratorPage user={auth.user} />;
}
