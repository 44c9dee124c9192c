import { useTitle } from "@/components/site/useTitle";
import type { User } from "@/features/account/api";
import { AppHeader } from "@/features/account/AppHeader";
import { useTermsOnServer } from "@/features/account/useTermsOnServer";
import { Generator } from "@/features/generator/Generator";

/** "/" for signed-in users. */
export default function GeneratorPage({ user }: { user: User }) {
  useTitle("Generator");
  useTermsOnServer(user);
  return (
    <>
      <AppHeader wide />
      <Generator user={user} />
    </>
  );
}
