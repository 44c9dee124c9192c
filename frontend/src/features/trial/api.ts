import useSWR, { mutate } from "swr";

import { submitTo } from "../generator/api";

/** How many of the free illustrations this visitor has had, in all. */
export interface TrialUsage {
  used: number;
  limit: number;
  canGenerate: boolean;
}

const TRIAL_KEY = ["/api", "trial"];

export const submitTrial = submitTo("/api/trial/generate");

export function useTrialUsage(): TrialUsage | undefined {
  return useSWR<TrialUsage>(TRIAL_KEY).data;
}

export function refreshTrialUsage(): Promise<unknown> {
  return mutate(TRIAL_KEY);
}
