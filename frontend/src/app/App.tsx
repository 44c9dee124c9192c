import { StrictMode } from "react";
import { RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";

import { Toaster } from "@/components/ui/Toaster";
import { QUERY_DEFAULTS } from "@/lib/queries";

import { createRouter } from "./router";

const router = createRouter();

export function App() {
  return (
    <StrictMode>
      <SWRConfig value={QUERY_DEFAULTS}>
        <RouterProvider router={router} />
        <Toaster />
      </SWRConfig>
    </StrictMode>
  );
}
