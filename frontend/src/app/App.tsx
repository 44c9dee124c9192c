import { lazy, StrictMode, Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { SWRConfig } from "swr";

import { QUERY_DEFAULTS } from "@/lib/queries";

import { ErrorBoundary } from "./ErrorBoundary";
import { Screens } from "./router";

// Beside the page and not before it: nothing is announced before something was done.
const Toaster = lazy(() => import(/* webpackChunkName: "toaster" */ "@/components/ui/Toaster"));

export function App() {
  return (
    <StrictMode>
      <SWRConfig value={QUERY_DEFAULTS}>
        <BrowserRouter>
          <ErrorBoundary>
            <Screens />
          </ErrorBoundary>
        </BrowserRouter>
        <Suspense>
          <Toaster />
        </Suspense>
      </SWRConfig>
    </StrictMode>
  );
}
