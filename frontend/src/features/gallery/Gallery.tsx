import { useState } from "react";

import { Button, ButtonLink } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Instrument } from "@/components/ui/Instrument";
import { Spinner } from "@/components/ui/Spinner";

import { useIllustrationPages } from "../illustrations/api";
import type { Illustration } from "../illustrations/types";
import { Viewer } from "../illustrations/Viewer";
import "./gallery.css";
import { GalleryCard } from "./GalleryCard";

const SKELETONS = 6;

/** Everything the user has made, newest first. */
export function Gallery() {
  const { data: pages, error, size, setSize, isValidating } = useIllustrationPages();
  const [opened, setOpened] = useState<Illustration | null>(null);

  const illustrations = pages?.flatMap((page) => page.items) ?? [];
  const total = pages?.[0]?.total ?? 0;
  const hasMore = Boolean(pages?.at(-1)?.next);

  return (
    <main id="main" className="wrap page">
      <div className="page-head">
        <h1>Gallery</h1>
        <ButtonLink look="primary" to="/">
          <Icon name="plus" />
          New illustration
        </ButtonLink>
      </div>
      {error ? (
        <p role="alert">
          Your illustrations could not be loaded. They are safe; load the page again to see them.
        </p>
      ) : !pages ? (
        <GallerySkeleton />
      ) : total === 0 ? (
        <EmptyGallery />
      ) : (
        <>
          <p className="quiet num gallery-count" role="status">
            {illustrations.length} of {total} illustrations
          </p>
          <ul className="gallery">
            {illustrations.map((illustration) => (
              <GalleryCard key={illustration.id} illustration={illustration} onOpen={setOpened} />
            ))}
          </ul>
          {hasMore && (
            <p className="center gallery-more">
              <Button disabled={isValidating} onClick={() => void setSize(size + 1)}>
                {isValidating && <Spinner />}
                Show more
              </Button>
            </p>
          )}
        </>
      )}
      {opened && (
        <Viewer
          illustration={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </main>
  );
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

function GallerySkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <ul className="gallery" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="stack">
            <span className="mount" />
            <span className="skeleton" />
            <span className="skeleton short" />
          </li>
        ))}
      </ul>
    </div>
  );
}
