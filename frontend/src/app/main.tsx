import { createRoot } from "react-dom/client";

import { App } from "./App";
import { fetchScreen } from "./router";

const mount = document.getElementById("root");
if (mount) {
  const root = createRoot(mount);
  // A page that does not load is drawn all the same: it says what happened.
  void fetchScreen(window.location.pathname)
    .catch(() => undefined)
    .then(() => {
      root.render(<App />);
    });
}
