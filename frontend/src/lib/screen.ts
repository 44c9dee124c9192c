import { type ComponentType, lazy, type LazyExoticComponent } from "react";

interface Module<Props> {
  default: ComponentType<Props>;
}

export interface Screen<Props> {
  Page: LazyExoticComponent<ComponentType<Props>>;
  /** Gets the code of the page, without drawing it yet. */
  fetch: () => Promise<Module<Props>>;
}

/**
 * A page whose code is loaded when it is first drawn, or fetched before. React's `lazy` alone would show its fallback
 * for 300 ms at least, even when the code is there; a page that was fetched is drawn at once.
 */
export function screen<Props = object>(load: () => Promise<Module<Props>>): Screen<Props> {
  let fetched: Module<Props> | undefined;
  async function fetch() {
    fetched = await load();
    return fetched;
  }
  return { Page: lazy(() => (fetched ? alreadyThere(fetched) : fetch())), fetch };
}

/** Unlike a promise, which answers a moment later. */
function alreadyThere<Value>(value: Value): Promise<Value> {
  const thenable = {
    then(answer: (value: Value) => void) {
      answer(value);
    },
  };
  return thenable as unknown as Promise<Value>;
}
