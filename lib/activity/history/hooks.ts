"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ActivityWeek, MonthOfDays, RestDays } from "./schema";

export function useWeeks() {
  const { data, error, mutate } = useSWR<ActivityWeek[], ApiError>(paths.api.workoutWeeks);
  return { weeks: data, error, retry: () => void mutate() };
}

/** A month (YYYY-MM) of the calendar, and the rest days chosen in it. */
export function useMonth(month: string) {
  const refresh = useRefresh();
  const { data, error, mutate } = useSWR<MonthOfDays, ApiError>(paths.api.workoutDaysOf(month));
  const setRestDays = useCallback(
    async (restDays: number[]) => {
      await mutate((known) => (known ? { ...known, restDays } : known), { revalidate: false });
      try {
        await putJson<RestDays>(paths.api.restDays, { restDays });
      } finally {
        await refresh(STALE_AFTER.restDays);
      }
    },
    [mutate, refresh],
  );
  return { days: data, error, retry: () => void mutate(), setRestDays };
}
