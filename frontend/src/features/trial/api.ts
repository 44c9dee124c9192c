import useSWR, { mutate } from "swr";

import type { TrialUsage } from "@/lib/schema";

import { submitTo } from "../generator/api";

const TRIAL_KEY = ["/api", "trial"];

export const submitTrial = submitTo("/api/trial/generate");

export function useTrialUsage(): TrialUsage | undefined {
  return useSWR<TrialUsage>(TRIAL_KEY).data;
}

export function refreshTrialUsage(): Promise<unknown> {
  return mutate(TRIAL_KEY);
}
