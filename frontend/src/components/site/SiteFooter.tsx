import { Link } from "react-router-dom";

import { productName } from "@/lib/product";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <span>© 2025 {productName()}</span>
        <nav aria-label="Legal">
          <Link to="/terms">Terms of Service</Link>
          <Link to="/privacy">Privacy Policy</Link>
          <Link to="/refunds">Refund Policy</Link>
        </nav>
      </div>
    </footer>
  );
}
