import type { ReactNode } from "react";

import { type NavItem, SiteHeader } from "@/components/site/SiteHeader";
import { ButtonAnchor } from "@/components/ui/Button";

import { accountItems, AccountWidget, usageText } from "./AccountWidget";
import { useAuth } from "./api";
import { SIGN_IN } from "./signIn";

const EVERYWHERE: NavItem[] = [
  { to: "/gallery", label: "Gallery" },
  { to: "/pricing", label: "Pricing" },
  { to: "/docs", label: "API Docs" },
];

interface Props {
  nav?: NavItem[];
  wide?: boolean;
  before?: ReactNode;
}

/** The header of every page but the landing one: links, and who is signed in. */
export function AppHeader({ nav = EVERYWHERE, wide, before }: Props) {
  const auth = useAuth();
  const phoneNote =
    auth.state === "signed-in" ? (
      <span className="small quiet num">{usageText(auth.user)}</span>
    ) : (
      auth.state === "signed-out" && (
        <ButtonAnchor look="primary" href={SIGN_IN}>
          Sign In
        </ButtonAnchor>
      )
    );
  return (
    <SiteHeader
      nav={nav}
      wide={wide}
      before={before}
      account={
        <div className="not-phone">
          <AccountWidget auth={auth} />
        </div>
      }
      phoneNote={phoneNote}
      phoneItems={auth.state === "signed-in" ? accountItems(auth.user) : []}
    />
  );
}
