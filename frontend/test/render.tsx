import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";

import Toaster from "@/components/ui/Toaster";
import { QUERY_DEFAULTS } from "@/lib/queries";

/** Renders a part of the app with what surrounds it, on an empty cache, and gives back the person at the keyboard. */
export function renderInApp(part: ReactNode, address = "/") {
  const person = userEvent.setup();
  const view = render(
    <SWRConfig value={{ ...QUERY_DEFAULTS, provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      <Toaster />
    </SWRConfig>,
  );
  return { person, ...view };
}
