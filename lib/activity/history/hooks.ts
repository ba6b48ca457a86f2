"use client";

import { useCallback } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type ApiError, putJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { ActivityWeek, MonthOfDays, RestDays } from "./schema";

export function useWeeks() {
  const { data, error, mutate } = useSWR<ActivityWeek[], ApiError>(paths.api.workoutWeeks);
  return { weeks: data, error, retry: () => void mutate() };
}

/** A month (YYYY-MM) of the calendar, and the rest days chosen in it. */
export function useMonth(month: string) {
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, mutate } = useSWR<MonthOfDays, ApiError>(paths.api.workoutDaysOf(month));
  const setRestDays = useCallback(
    async (restDays: number[]) => {
      await mutate((known) => (known ? { ...known, restDays } : known), { revalidate: false });
      try {
        await putJson<RestDays>(paths.api.restDays, { restDays });
      } finally {
        await Promise.all([mutate(), mutateAny(paths.api.stats)]);
      }
    },
    [mutate, mutateAny],
  );
  return { days: data, error, retry: () => void mutate(), setRestDays };
}
