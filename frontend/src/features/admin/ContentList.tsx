import { useState } from "react";

import { Button } from "@/components/ui/Button";
import { GENERATOR_STYLES, LANDING_STYLES } from "@/lib/options";
import type { AdminIllustration } from "@/lib/schema";
import { useListQuery } from "@/lib/useListQuery";

import { Viewer } from "../illustrations/Viewer";
import { deleteContent, hide, unhide, useContentPages } from "./api";
import { ContentRow } from "./ContentRow";
import { ListFilters } from "./ListFilters";
import { type Deed, ModerationDialog } from "./ModerationDialog";
import { Pager } from "./Pager";
import { Unloaded } from "./Unloaded";

const STYLES = [
  { value: "", label: "All styles" },
  ...GENERATOR_STYLES,
  ...LANDING_STYLES.filter(({ value }) => !GENERATOR_STYLES.some((style) => style.value === value)),
];
const MAKERS = [
  { value: "", label: "Everybody" },
  { value: "registered", label: "Registered User" },
  { value: "anonymous", label: "Anonymous" },
];
const SORTS = [
  { value: "", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
];
const SKELETONS = 6;

/** All illustrations of everybody; `user` in the page's address leaves those of one. */
export function ContentList() {
  const list = useListQuery({ style: STYLES, madeBy: MAKERS, sort: SORTS });
  const userId = /^[0-9]+$/.exec(list.address.get("user") ?? "")?.[0];
  const pages = useContentPages(userId ? { ...list.query, user: userId } : list.query);
  const [opened, setOpened] = useState<AdminIllustration | null>(null);
  const [deed, setDeed] = useState<Deed | null>(null);
  if (pages.error && !pages.page) return <Unloaded what="The content" onRetry={() => void pages.refresh()} />;
  return (
    <>
      <ListFilters
        placeholder="Prompts and captions"
        choices={[
          { name: "style", label: "Style", options: STYLES },
          { name: "madeBy", label: "Made by", options: MAKERS },
          { name: "sort", label: "Sort", options: SORTS },
        ]}
        list={list}
      />
      {userId && (
        <p className="row">
          Illustrations of {pages.page?.items[0]?.user?.email ?? "one user"} alone
          <Button
            size="compact"
            onClick={() => {
              list.set("user", "");
            }}
          >
            Show everybody’s
          </Button>
        </p>
      )}
      <ul className="content-list" aria-busy={pages.isLoading}>
        {pages.page
          ? pages.page.items.map((content) => (
              <ContentRow
                key={content.id}
                content={content}
                onOpen={setOpened}
                onHide={() => {
                  setDeed(content.hidden ? showingOf(content) : hidingOf(content));
                }}
                onDelete={() => {
                  setDeed(deletionOf(content));
                }}
              />
            ))
          : Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index} className="content-row" aria-hidden="true">
                <span className="content-thumb" />
                <span className="stack">
                  <span className="skeleton" />
                  <span className="skeleton short" />
                </span>
              </li>
            ))}
      </ul>
      {pages.page?.items.length === 0 && (
        <p className="quiet">
          {pages.page.unfiltered === 0 ? "Nothing was drawn yet." : "No illustration fits this search."}
        </p>
      )}
      <Pager pages={pages} label="Pages of content" />
      {opened && (
        <Viewer
          illustration={opened}
          actions={null}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
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

function hidingOf(content: AdminIllustration): Deed {
  return {
    title: "Hide this illustration?",
    text: "Its public page goes away and it cannot be shared. Whoever made it still sees it, and reads your reason.",
    confirm: "Hide",
    done: "Illustration hidden",
    needsReason: true,
    act: (reason) => hide(content.id, reason),
  };
}

function showingOf(content: AdminIllustration): Deed {
  return {
    title: "Show this illustration again?",
    text: "Its public page comes back, if it had one, and it can be shared again.",
    confirm: "Show again",
    done: "Illustration shown again",
    needsReason: false,
    act: () => unhide(content.id),
  };
}

function deletionOf(content: AdminIllustration): Deed {
  return {
    title: "Delete this illustration?",
    text: "The illustration and its files are deleted for good, from the gallery of whoever made it too.",
    confirm: "Delete",
    done: "Illustration deleted",
    needsReason: true,
    act: (reason) => deleteContent(content.id, reason),
  };
}
