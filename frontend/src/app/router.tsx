import { lazy, Suspense } from "react";
import { createBrowserRouter, Outlet, ScrollRestoration } from "react-router-dom";

import { FullScreenSpinner } from "@/components/ui/Spinner";
import { HomePage } from "@/pages/HomePage";

import { BrokenPage } from "./BrokenPage";

const GalleryPage = lazy(() => import("@/pages/GalleryPage"));
const PricingPage = lazy(() => import("@/pages/PricingPage"));
const TermsAcceptancePage = lazy(() => import("@/pages/TermsAcceptancePage"));
const TermsPage = lazy(() => import("@/pages/TermsPage"));
const PrivacyPage = lazy(() => import("@/pages/PrivacyPage"));
const RefundsPage = lazy(() => import("@/pages/RefundsPage"));
const DocsPage = lazy(() => import("@/pages/DocsPage"));
const SettingsPage = lazy(() => import("@/pages/SettingsPage"));
const AdminPage = lazy(() => import("@/pages/AdminPage"));
const SharePage = lazy(() => import("@/pages/SharePage"));
const NotFoundPage = lazy(() => import("@/pages/NotFoundPage"));

function Shell() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  );
}

/** One route per screen; every page but the entry is loaded when it is first visited. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <BrokenPage />,
      children: [
        { path: "/", element: <HomePage /> },
        { path: "/gallery", element: <GalleryPage /> },
        { path: "/pricing", element: <PricingPage /> },
        { path: "/terms-acceptance", element: <TermsAcceptancePage /> },
        { path: "/terms", element: <TermsPage /> },
        { path: "/privacy", element: <PrivacyPage /> },
        { path: "/refunds", element: <RefundsPage /> },
        { path: "/docs", element: <DocsPage /> },
        { path: "/settings", element: <SettingsPage /> },
        { path: "/admin", element: <AdminPage /> },
        { path: "/share/:token", element: <SharePage /> },
        { path: "*", element: <NotFoundPage /> },
      ],
    },
  ]);
}
