import { AccessCard } from "@/components/site/AccessCard";
import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { ButtonAnchor } from "@/components/ui/Button";
import { FullScreenSpinner } from "@/components/ui/Spinner";
import { useAuth } from "@/features/account/api";
import { AppHeader } from "@/features/account/AppHeader";
import { SIGN_IN } from "@/features/account/signIn";
import { Settings } from "@/features/settings/Settings";

export default function SettingsPage() {
  useTitle("Account Settings");
  const auth = useAuth();
  return (
    <>
      <AppHeader />
      {auth.state === "loading" && <FullScreenSpinner />}
      {auth.state === "signed-out" && (
        <AccessCard title="Sign In Required" text="Please sign in to see your account settings.">
          <ButtonAnchor look="primary" href={`${SIGN_IN}?next=/settings`}>
            Sign In
          </ButtonAnchor>
        </AccessCard>
      )}
      {auth.state === "signed-in" && <Settings user={auth.user} />}
      <SiteFooter />
    </>
  );
}
