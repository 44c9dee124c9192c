// Loaded in the head of every page, before anything is painted: styles and the chosen theme.
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ground.css";
import "./styles/controls.css";
import "./styles/pieces.css";
import "./styles/floating.css";
import "./styles/site.css";
import "./styles/account.css";
import "./styles/reading.css";
import "./styles/print.css";
import "./passkeys";

import { applyChosenTheme, switchTheme } from "./lib/theme";

applyChosenTheme();

// The server-rendered pages have no React: their switch is wired here.
document.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-theme-switch]")) switchTheme();
});
