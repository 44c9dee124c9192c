import type { ReactNode } from "react";
import { NavLink } from "react-router-dom";

import { Brand } from "@/components/ui/Brand";
import { Icon } from "@/components/ui/Icon";
import { Menu } from "@/components/ui/Menu";
import { ThemeSwitch } from "@/components/ui/ThemeSwitch";

export interface NavItem {
  to: string;
  label: string;
}

interface Props {
  nav: NavItem[];
  tagline?: string;
  /** The generator's header reaches from edge to edge. */
  wide?: boolean;
  /** Stands before the links, e.g. "Back". */
  before?: ReactNode;
  /** The account widget or a sign-in button, on wide screens. */
  account: ReactNode;
  /** Beside the menu button on phones: a short text or a button. */
  phoneNote?: ReactNode;
  /** Further items of the phone menu, such as signing out. */
  phoneItems?: ReactNode[];
}

export function SiteHeader({
  nav,
  tagline,
  wide = false,
  before,
  account,
  phoneNote,
  phoneItems = [],
}: Props) {
  const links = nav.map((item) => (
    <NavLink key={item.to} to={item.to} end>
      {item.label}
    </NavLink>
  ));
  const themeItem = (
    <button key="theme" type="button" data-theme-switch>
      Switch light and dark
    </button>
  );
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={wide ? "site-header wide" : "site-header"}>
        <div className="bar">
          <Brand />
          {tagline && <span className="tagline">{tagline}</span>}
          <div className="bar-end">
            <nav className="site-nav" aria-label="Main">
              {before}
              {links}
            </nav>
            <ThemeSwitch />
            {account}
            <div className="phone-menu row">
              {phoneNote}
              <Menu
                label="Menu"
                button={<Icon name="list" />}
                buttonClass="button ghost icon-only"
                items={[...links, themeItem, ...phoneItems]}
              />
            </div>
          </div>
        </div>
      </header>
    </>
  );
}
