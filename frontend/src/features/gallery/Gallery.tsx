import { useState } from "react";

import { Button, ButtonLink } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Instrument } from "@/components/ui/Instrument";
import type { Illustration } from "@/lib/schema";

import { useIllustrationPages } from "../illustrations/api";
import { DownloadMenu } from "../illustrations/DownloadMenu";
import { Share } from "../illustrations/Share";
import { Viewer } from "../illustrations/Viewer";
import { deleteWithUndo, useDeletedIds } from "./deletion";
import "./gallery.css";
import { GalleryCard } from "./GalleryCard";
import { GalleryFilters } from "./GalleryFilters";
import { LoadMore } from "./LoadMore";
import { useGalleryQuery } from "./useGalleryQuery";

const SKELETONS = 6;

/** Everything the user has made, as the address of the page selects and sorts it. */
export function Gallery() {
  const gallery = useGalleryQuery();
  const { data: pages, error, size, setSize, isLoading, isValidating } = useIllustrationPages(gallery.query);
  const deletedIds = useDeletedIds();
  const [opened, setOpened] = useState<Illustration | null>(null);

  const fetched = pages?.flatMap((page) => page.items) ?? [];
  const illustrations = fetched.filter(({ id }) => !deletedIds.has(id));
  const deleted = fetched.length - illustrations.length;
  const matching = (pages?.[0]?.total ?? 0) - deleted;
  const all = (pages?.[0]?.unfiltered ?? 0) - deleted;

  return (
    <main id="main" className="wrap page">
      <div className="page-head">
        <h1>Gallery</h1>
        <ButtonLink look="primary" to="/">
          <Icon name="plus" />
          New illustration
        </ButtonLink>
      </div>
      {pages && all === 0 && !gallery.isFiltered ? (
        <EmptyGallery />
      ) : (
        <>
          <GalleryFilters gallery={gallery} />
          {error && !pages ? (
            <Unloaded />
          ) : !pages ? (
            <GallerySkeleton view={gallery.view} />
          ) : (
            <>
              <p className="quiet num gallery-count" role="status">
                {matching} of {all} illustrations
              </p>
              {matching === 0 && !isLoading ? (
                <NoMatch onClear={gallery.clearFilters} />
              ) : (
                <ul className={listClass(gallery.view)} aria-busy={isLoading}>
                  {illustrations.map((illustration) => (
                    <GalleryCard
                      key={illustration.id}
                      illustration={illustration}
                      onOpen={setOpened}
                      onDelete={deleteWithUndo}
                    />
                  ))}
                </ul>
              )}
              {pages.at(-1)?.next && (
                <LoadMore isLoading={isValidating} onMore={() => void setSize(size + 1)} />
              )}
            </>
          )}
        </>
      )}
      {opened && (
        <Viewer
          illustration={opened}
          actions={
            <>
              <Share illustration={opened} />
              <DownloadMenu illustration={opened} />
            </>
          }
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </main>
  );
}

function listClass(view: string): string {
  return view === "list" ? "gallery rows" : "gallery";
}

function EmptyGallery() {
  return (
    <div className="lone">
      <Instrument />
      <h2>No illustrations yet</h2>
      <p className="quiet">Every figure you make is kept here with its caption.</p>
      <ButtonLink look="primary" to="/">
        Create your first illustration
      </ButtonLink>
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="lone">
      <Instrument empty />
      <h2>No matching illustrations</h2>
      <p className="quiet">No prompt or caption fits this search and these filters.</p>
      <Button onClick={onClear}>Clear search and filters</Button>
    </div>
  );
}

function Unloaded() {
  return (
    <div className="lone" role="alert">
      <h2>The gallery did not load</h2>
      <p className="quiet">Your illustrations are safe. Loading the page again usually helps.</p>
      <Button
        onClick={() => {
          window.location.reload();
        }}
      >
        Load again
      </Button>
    </div>
  );
}

function GallerySkeleton({ view }: { view: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <p className="gallery-count" aria-hidden="true">
        <span className="skeleton count" />
      </p>
      <ul className={listClass(view)} aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="gallery-card">
            <span className="mount" />
            <span className="stack skeleton-text">
              <span className="skeleton" />
              <span className="skeleton short" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
