import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { AccessCard } from "@/components/site/AccessCard";
import { BareHeader } from "@/components/site/BareHeader";
import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { ButtonAnchor, ButtonLink } from "@/components/ui/Button";
import { FullScreenSpinner } from "@/components/ui/Spinner";
import { useAuth } from "@/features/account/api";
import { SIGN_IN } from "@/features/account/signIn";
import { AdminPanel } from "@/features/admin/AdminPanel";
import "@/styles/reading.css";

/** For the owner alone. The server guards the data; this page only keeps others from a panel of no use to them. */
export default function AdminPage() {
  useTitle("Admin");
  const auth = useAuth();
  const isOwner = auth.state === "signed-in" && auth.user.isAdmin;
  return (
    <>
      <BareHeader badge={isOwner && <span className="badge accent not-phone">Business Owner</span>}>
        <ButtonLink to="/" size="compact">
          Back to App
        </ButtonLink>
      </BareHeader>
      {auth.state === "loading" && <FullScreenSpinner />}
      {auth.state === "signed-out" && (
        <AccessCard title="Admin Access Required" text="Please sign in with the owner's account.">
          <ButtonAnchor look="primary" href={`${SIGN_IN}?next=/admin`}>
            Sign In
          </ButtonAnchor>
        </AccessCard>
      )}
      {auth.state === "signed-in" && (isOwner ? <AdminPanel ownId={auth.user.id} /> : <AccessDenied />)}
      <SiteFooter />
    </>
  );
}

/** Leads home; whoever remains reads why there is nothing here. */
function AccessDenied() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate("/", { replace: true });
  }, [navigate]);
  return (
    <AccessCard title="Access Denied" text="This page is for the owner of the site.">
      <ButtonLink look="primary" to="/">
        Home
      </ButtonLink>
    </AccessCard>
  );
}
