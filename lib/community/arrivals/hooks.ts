import { postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Arrived, CheckInCode } from "./schema";

/** How often the host's screen polls for the code and the check-ins. */
const ASK_AGAIN = 5000;

export const useCheckInCode = (eventId: string) =>
  useData<CheckInCode>(paths.api.eventCheckIn(eventId), { refreshInterval: ASK_AGAIN });

export function useArrivals(eventId: string) {
  const refresh = useRefresh();
  const stale = STALE_AFTER.seat(eventId);
  return {
    arrive: async (code: string) => {
      await postJson<Arrived>(paths.api.eventCheckIn(eventId), { code });
      await refresh(stale);
    },
    thank: async (text: string) => {
      await postJson(paths.api.eventThanks(eventId), { text });
      await refresh(stale);
    },
  };
}
