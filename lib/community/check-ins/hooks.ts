import { postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CheckInCode, EventCheckIn } from "./schema";

/** How often the host's screen polls for the code and the check-ins. */
const CHECK_IN_POLL_MS = 5000;

export const useCheckInCode = (eventId: string) =>
  useData<CheckInCode>(paths.api.eventCheckIn(eventId), { refreshInterval: CHECK_IN_POLL_MS });

export function useEventCheckIn(eventId: string) {
  const refresh = useRefresh();
  const stale = STALE_AFTER.rsvp(eventId);
  return {
    checkInToEvent: async (code: string) => {
      await postJson<EventCheckIn>(paths.api.eventCheckIn(eventId), { code });
      await refresh(stale);
    },
    thank: async (text: string) => {
      await postJson(paths.api.eventThanks(eventId), { text });
      await refresh(stale);
    },
  };
}
