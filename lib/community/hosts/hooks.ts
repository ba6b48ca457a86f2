import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { Handover } from "./schema";

/** What happens to the viewer's events when they delete their account. */
export const useHandovers = () => useData<Handover[]>(paths.api.handovers).data;

export function useCohosts(eventId: string) {
  const refresh = useRefresh();
  return async (userId: string, helps: boolean) => {
    const path = paths.api.eventCohost(eventId, userId);
    await (helps ? putJson(path) : deleteJson(path));
    await refresh(STALE_AFTER.rsvp(eventId));
  };
}

export function useNewHost(eventId: string) {
  const refresh = useRefresh();
  return async (userId: string) => {
    await putJson(paths.api.eventHost(eventId), { userId });
    await refresh([...STALE_AFTER.communityEvent(eventId), ...STALE_AFTER.rsvp(eventId)]);
  };
}
