/** The click is handled for every page, React or not, by site.ts. */
export function ThemeSwitch() {
  return (
    <button type="button" className="theme-switch" aria-label="Switch light and dark" data-theme-switch>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M10 3.500v13a6.500 6.500 0 0 0 0-13z" fill="currentColor" />
      </svg>
    </button>
  );
}
