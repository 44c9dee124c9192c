import { ButtonAnchor } from "@/components/ui/Button";

import { SIGN_IN } from "../account/signIn";

/** What a visitor sees in place of a gallery. */
export function GalleryAccess() {
  return (
    <main id="main" className="narrow">
      <section className="panel stack">
        <h1>Gallery Access</h1>
        <p className="quiet">Please log in to view your illustration gallery.</p>
        <p>
          <ButtonAnchor look="primary" href={`${SIGN_IN}?next=/gallery`}>
            Sign In
          </ButtonAnchor>
        </p>
      </section>
    </main>
  );
}
