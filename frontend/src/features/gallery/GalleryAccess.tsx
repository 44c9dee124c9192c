import { AccessCard } from "@/components/site/AccessCard";
import { ButtonAnchor } from "@/components/ui/Button";

import { SIGN_IN } from "../account/signIn";

/** What a visitor sees in place of a gallery. */
export function GalleryAccess() {
  return (
    <AccessCard title="Gallery Access" text="Please log in to view your illustration gallery.">
      <ButtonAnchor look="primary" href={`${SIGN_IN}?next=/gallery`}>
        Sign In
      </ButtonAnchor>
    </AccessCard>
  );
}
