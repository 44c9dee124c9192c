import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { FullScreenSpinner } from "@/components/ui/Spinner";
import { useAuth } from "@/features/account/api";
import { AppHeader } from "@/features/account/AppHeader";
import { BackButton } from "@/features/gallery/BackButton";
import { Gallery } from "@/features/gallery/Gallery";
import { GalleryAccess } from "@/features/gallery/GalleryAccess";

export default function GalleryPage() {
  useTitle("Gallery");
  const auth = useAuth();
  return (
    <>
      <AppHeader
        before={<BackButton />}
        nav={[
          { to: "/", label: "Home" },
          { to: "/docs", label: "API Docs" },
        ]}
      />
      {auth.state === "loading" && <FullScreenSpinner />}
      {auth.state === "signed-out" && <GalleryAccess />}
      {auth.state === "signed-in" && <Gallery />}
      <SiteFooter />
    </>
  );
}
