import type { SWRConfiguration } from "swr";

import { fetchQuery } from "./request";

/** Data is never stale by itself: it is fetched once and again only when an action changes it. */
export const QUERY_DEFAULTS: SWRConfiguration = {
  fetcher: fetchQuery,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};
