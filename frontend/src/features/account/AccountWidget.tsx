import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { ButtonAnchor } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Menu } from "@/components/ui/Menu";
import { Spinner } from "@/components/ui/Spinner";
import type { Usage } from "@/lib/schema";

import type { Auth, User } from "./api";
import { SIGN_IN, SIGN_OUT } from "./signIn";

/** How far today's allowance is used up. */
export function usageText(user: { usage?: Pick<Usage, "used" | "limit"> }): string {
  return user.usage ? `${user.usage.used}/${user.usage.limit} used` : "Loading...";
}

export function AccountWidget({ auth }: { auth: Auth }) {
  if (auth.state === "loading") {
    return (
      <div className="account" role="status">
        <Spinner />
        <span className="visually-hidden">Loading...</span>
      </div>
    );
  }
  if (auth.state === "signed-out") {
    return (
      <ButtonAnchor look="primary" href={SIGN_IN}>
        Sign In
      </ButtonAnchor>
    );
  }
  const { user } = auth;
  return (
    <div className="account">
      <Avatar user={user} />
      <span className="who">
        <b>{user.firstName || user.email}</b>
        <small>{usageText(user)}</small>
      </span>
      <Menu
        button={
          <>
            Menu <Icon name="chevronDown" />
          </>
        }
        buttonClass="button ghost compact"
        heading={user.email}
        items={accountItems(user)}
      />
    </div>
  );
}

/** The items of the account menu; signing out is a full navigation, which the server answers. */
export function accountItems(user: User): ReactNode[] {
  const items = [
    <Link key="settings" to="/settings">
      Settings
    </Link>,
  ];
  if (user.isAdmin) {
    items.push(
      <Link key="admin" to="/admin">
        Admin Panel
      </Link>,
    );
  }
  return [
    ...items,
    <a key="sign-out" href={SIGN_OUT}>
      Logout
    </a>,
  ];
}

export function Avatar({ user }: { user: Pick<User, "profileImageUrl"> }) {
  return (
    <span className="avatar">
      {user.profileImageUrl ? (
        <img src={user.profileImageUrl} width="36" height="36" alt="" referrerPolicy="no-referrer" />
      ) : (
        <Icon name="person" />
      )}
    </span>
  );
}
