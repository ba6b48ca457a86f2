import { putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ActivityWeek, MonthOfDays, RestDays } from "./schema";

export const useWeeks = () => useData<ActivityWeek[]>(paths.api.workoutWeeks);

/** A month (YYYY-MM) of the calendar, with the user's rest days. */
export function useMonth(month: string) {
  const refresh = useRefresh();
  const { data, error, mutate, retry } = useData<MonthOfDays>(paths.api.workoutDaysOf(month));
  const setRestDays = async (restDays: number[]) => {
    await mutate((known) => (known ? { ...known, restDays } : known), { revalidate: false });
    try {
      await putJson<RestDays>(paths.api.restDays, { restDays });
    } finally {
      await refresh(STALE_AFTER.restDays);
    }
  };
  return { days: data, error, retry, setRestDays };
}
