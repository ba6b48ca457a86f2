"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { UserStats } from "./schema";

/** The viewer's own numbers, each with its explanation. */
export function useStats() {
  const { data, error, mutate } = useSWR<UserStats, ApiError>(paths.api.stats);
  return { stats: data, error, retry: mutate };
}
