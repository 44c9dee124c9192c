import { Link } from "react-router-dom";

import { productName } from "@/lib/product";

/** The mark (Wollaston's prism with the true path of the ray) and the name, leading home. */
export function Brand() {
  return (
    <Link className="brand" to="/">
      <svg viewBox="0 0 32 28" aria-hidden="true">
        <path className="prism" d="M6 6h16v16l-11.3-4.7z" />
        <path className="ray" d="M32 19H14.800L9 13.200V0" />
      </svg>
      {productName()}
    </Link>
  );
}
