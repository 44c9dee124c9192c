// The page follows the system until the reader uses the switch; the choice is kept in this browser.

type Theme = "light" | "dark";

const KEY = "theme";

function chosenTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}

function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

export function applyChosenTheme(): void {
  const chosen = chosenTheme();
  if (chosen) document.documentElement.dataset.theme = chosen;
}

export function switchTheme(): void {
  const next = currentTheme() === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // A browser that keeps nothing still switches this page.
  }
  document.documentElement.dataset.theme = next;
}
