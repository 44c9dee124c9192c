import { Component, type ReactNode } from "react";

import { BrokenPage } from "./BrokenPage";

/** Stands between a page that cannot be drawn, or not be loaded, and an empty window. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
