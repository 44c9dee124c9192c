import useSWR from "swr";

import { request } from "@/lib/request";
import type { ApiKey, NewApiKey } from "@/lib/schema";

const KEYS = "/api/user/api-keys";

/** The signed-in user's active keys, the latest first. */
export function useApiKeys() {
  return useSWR<ApiKey[]>([KEYS]);
}

export function createApiKey(keyName: string): Promise<NewApiKey> {
  return request<NewApiKey>("POST", KEYS, { body: { keyName } });
}

export function deleteApiKey(id: string): Promise<void> {
  return request("DELETE", `${KEYS}/${id}`);
}
