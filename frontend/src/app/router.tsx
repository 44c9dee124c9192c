import { Suspense, useLayoutEffect } from "react";
import { matchPath, Route, Routes, useLocation, useNavigationType } from "react-router-dom";

import { FullScreenSpinner } from "@/components/ui/Spinner";
import { type Screen, screen } from "@/lib/screen";
import { fetchHome, HomePage } from "@/pages/HomePage";

// Each chunk has the name of its route, by which the server finds what to preload.
const SCREENS: Record<string, Screen<object>> = {
  "/gallery": screen(() => import(/* webpackChunkName: "gallery" */ "@/pages/GalleryPage")),
  "/pricing": screen(() => import(/* webpackChunkName: "pricing" */ "@/pages/PricingPage")),
  "/terms-acceptance": screen(
    () => import(/* webpackChunkName: "terms-acceptance" */ "@/pages/TermsAcceptancePage"),
  ),
  "/terms": screen(() => import(/* webpackChunkName: "terms" */ "@/pages/TermsPage")),
  "/privacy": screen(() => import(/* webpackChunkName: "privacy" */ "@/pages/PrivacyPage")),
  "/refunds": screen(() => import(/* webpackChunkName: "refunds" */ "@/pages/RefundsPage")),
  "/docs": screen(() => import(/* webpackChunkName: "docs" */ "@/pages/DocsPage")),
  "/settings": screen(() => import(/* webpackChunkName: "settings" */ "@/pages/SettingsPage")),
  "/admin": screen(() => import(/* webpackChunkName: "admin" */ "@/pages/AdminPage")),
  "/share/:token": screen(() => import(/* webpackChunkName: "share" */ "@/pages/SharePage")),
  "*": screen(() => import(/* webpackChunkName: "not-found" */ "@/pages/NotFoundPage")),
};

/** Gets the code of the page at an address, so that it need not be waited for when it is drawn. */
export async function fetchScreen(pathname: string): Promise<void> {
  const path = Object.keys(SCREENS).find((route) => matchPath(route, pathname));
  if (pathname === "/") await fetchHome();
  else if (path) await SCREENS[path]?.fetch();
}

/** One route per screen; every page but the entry is loaded when it is first visited. */
export function Screens() {
  useScrollToTop();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        {Object.entries(SCREENS).map(([path, { Page }]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  );
}

/** Another page begins at its top, or at the section its address names; "Back" is left to the browser. */
function useScrollToTop() {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  useLayoutEffect(() => {
    if (isBack) return;
    const section = hash && document.getElementById(hash.slice(1));
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, isBack]);
}
