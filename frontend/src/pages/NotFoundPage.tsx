import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { ButtonLink } from "@/components/ui/Button";
import { Instrument } from "@/components/ui/Instrument";
import { AppHeader } from "@/features/account/AppHeader";

export default function NotFoundPage() {
  useTitle("404 Page Not Found");
  return (
    <>
      <AppHeader nav={[{ to: "/pricing", label: "Pricing" }]} />
      <main id="main" className="lone">
        <Instrument empty />
        <h1>404 Page Not Found</h1>
        <p className="quiet">
          There is nothing in front of the prism at this address. It may have moved, or the link may be
          mistyped.
        </p>
        <div className="row">
          <ButtonLink look="primary" to="/">
            Home
          </ButtonLink>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
