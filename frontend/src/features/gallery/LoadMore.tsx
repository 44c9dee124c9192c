import { useEffect, useEffectEvent, useRef } from "react";

import { Button } from "@/components/ui/Button";
import { Spinner } from "@/components/ui/Spinner";

interface Props {
  isLoading: boolean;
  onMore: () => void;
}

/** Comes into sight before the list ends, and then loads the next page by itself; a click does the same. */
export function LoadMore({ isLoading, onMore }: Props) {
  const end = useRef<HTMLParagraphElement>(null);
  const loadOnSight = useEffectEvent(() => {
    if (!isLoading) onMore();
  });
  useEffect(() => {
    if (!end.current || isLoading) return;
    const observer = new IntersectionObserver(
      (sights) => {
        if (sights.some((sight) => sight.isIntersecting)) loadOnSight();
      },
      { rootMargin: "800px" },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [isLoading]);
  return (
    <p ref={end} className="center gallery-more">
      <Button disabled={isLoading} onClick={onMore}>
        {isLoading && <Spinner />}
        Show more
      </Button>
    </p>
  );
}
