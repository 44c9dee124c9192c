import { FullScreenSpinner } from "@/components/ui/Spinner";
import { useAuth, type User } from "@/features/account/api";
import { mayBeSignedIn } from "@/lib/product";
import { screen } from "@/lib/screen";

const landing = screen(() => import(/* webpackChunkName: "landing" */ "./LandingPage"));
const generator = screen<{ user: User }>(() => import(/* webpackChunkName: "generator" */ "./GeneratorPage"));

/** Gets the code of the page this will be, as far as that is known before asking who is there. */
export async function fetchHome(): Promise<void> {
  if (mayBeSignedIn()) void generator.fetch();
  else await landing.fetch();
}

/** "/" is the generator for those who are signed in and the landing page for everyone else. */
export function HomePage() {
  const auth = useAuth();
  if (auth.state === "loading") return <FullScreenSpinner />;
  if (auth.state === "signed-out") return <landing.Page />;
  return <generator.Page user={auth.user} />;
}
