import { useState } from "react";
import { Link } from "react-router-dom";

import { Icon } from "@/components/ui/Icon";
import { Menu } from "@/components/ui/Menu";
import type { AdminUser } from "@/lib/schema";
import { capitalised } from "@/lib/formats";
import { useListQuery } from "@/lib/useListQuery";

import { Avatar, usageText } from "../account/AccountWidget";
import { suspend, unsuspend, useUserPages } from "./api";
import { ListFilters } from "./ListFilters";
import { type Deed, ModerationDialog } from "./ModerationDialog";
import { Pager } from "./Pager";
import { Unloaded } from "./Unloaded";

const PLANS = [
  { value: "", label: "All plans" },
  { value: "free", label: "Free" },
  { value: "basic", label: "Basic" },
  { value: "premium", label: "Premium" },
];
const SORTS = [
  { value: "", label: "Newest first" },
  { value: "most_used", label: "Most used today" },
];
const SKELETONS = 8;

/** All accounts with their plans and today's usage. `ownId` is the owner's, who cannot be suspended. */
export function Users({ ownId }: { ownId: string }) {
  const list = useListQuery({ plan: PLANS, sort: SORTS });
  const pages = useUserPages(list.query);
  const [deed, setDeed] = useState<Deed | null>(null);
  if (pages.error && !pages.page) return <Unloaded what="The users" onRetry={() => void pages.refresh()} />;
  return (
    <>
      <ListFilters
        placeholder="Name or e-mail"
        choices={[
          { name: "plan", label: "Plan", options: PLANS },
          { name: "sort", label: "Sort", options: SORTS },
        ]}
        list={list}
      />
      <table className="table stackable user-table" aria-busy={pages.isLoading}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">E-mail</th>
            <th scope="col">Plan</th>
            <th scope="col" className="right">
              Today
            </th>
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.page
            ? pages.page.items.map((user) => (
                <UserRow key={user.id} user={user} isOwn={user.id === ownId} onDeed={setDeed} />
              ))
            : Array.from({ length: SKELETONS }, (_, index) => (
                <tr key={index} aria-hidden="true">
                  <td colSpan={5}>
                    <span className="skeleton" />
                  </td>
                </tr>
              ))}
        </tbody>
      </table>
      {pages.page?.items.length === 0 && <p className="quiet">No user fits this search.</p>}
      <Pager pages={pages} label="Pages of users" />
      {deed && (
        <ModerationDialog
          deed={deed}
          onDone={pages.refresh}
          onClose={() => {
            setDeed(null);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  user: AdminUser;
  isOwn: boolean;
  onDeed: (deed: Deed) => void;
}

function UserRow({ user, isOwn, onDeed }: RowProps) {
  const name = user.firstName || user.email;
  return (
    <tr>
      <th scope="row">
        <span className="person">
          <Avatar user={user} />
          {name}
          {user.isSuspended && <span className="badge bad">Suspended</span>}
        </span>
      </th>
      <td className="quiet">{user.email}</td>
      <td>
        <span className={user.plan === "free" ? "badge" : "badge accent"}>{capitalised(user.plan)}</span>
      </td>
      <td className={user.usage.canGenerate ? "right num" : "right num used-up"}>{usageText(user)}</td>
      <td className="row-actions">
        <Menu
          label={`Actions for ${name}`}
          button={<Icon name="more" />}
          buttonClass="button ghost icon-only"
          items={[
            <Link key="content" to={`/admin?tab=content&user=${user.id}`}>
              Illustrations
            </Link>,
            ...(isOwn
              ? []
              : [
                  <button
                    key="suspend"
                    type="button"
                    onClick={() => {
                      onDeed(user.isSuspended ? releaseOf(user) : suspensionOf(user));
                    }}
                  >
                    {user.isSuspended ? "Release…" : "Suspend…"}
                  </button>,
                ]),
          ]}
        />
      </td>
    </tr>
  );
}

function suspensionOf(user: AdminUser): Deed {
  return {
    title: `Suspend ${user.email}?`,
    text: "They are signed out everywhere, their API keys fail, and they cannot sign in until you release them.",
    confirm: "Suspend",
    done: "User suspended",
    needsReason: true,
    act: (reason) => suspend(user.id, reason),
  };
}

function releaseOf(user: AdminUser): Deed {
  return {
    title: `Release ${user.email}?`,
    text: "They can sign in again, and their API keys work again.",
    confirm: "Release",
    done: "User released",
    needsReason: false,
    act: () => unsuspend(user.id),
  };
}
