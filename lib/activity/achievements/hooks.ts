"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Achievement } from "./schema";

export function useAchievements() {
  const { data, error, mutate } = useSWR<Achievement[], ApiError>(paths.api.achievements);
  return { achievements: data, error, retry: () => void mutate() };
}
