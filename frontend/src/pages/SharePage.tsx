import { useParams } from "react-router-dom";
import useSWR from "swr";

import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { ButtonLink } from "@/components/ui/Button";
import { Instrument } from "@/components/ui/Instrument";
import { FullScreenSpinner } from "@/components/ui/Spinner";
import { AppHeader } from "@/features/account/AppHeader";
import { SharedFigure } from "@/features/share/SharedFigure";
import type { SharedIllustration } from "@/lib/schema";

/** The public page of a figure that its owner has shared. */
export default function SharePage() {
  const { token = "" } = useParams();
  const { data: figure, error } = useSWR<SharedIllustration>(["/api/share", token]);
  useTitle(figure?.title ?? "Shared figure");
  return (
    <>
      <AppHeader nav={[{ to: "/", label: "Home" }]} />
      {error ? <NotShared /> : figure ? <SharedFigure figure={figure} /> : <FullScreenSpinner />}
      <SiteFooter />
    </>
  );
}

function NotShared() {
  return (
    <main id="main" className="lone">
      <Instrument empty />
      <h1>This figure is not shared</h1>
      <p className="quiet">The link may be mistyped, or the person who shared the figure has stopped it.</p>
      <ButtonLink look="primary" to="/">
        Home
      </ButtonLink>
    </main>
  );
}
