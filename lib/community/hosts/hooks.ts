import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

export function useCohosts(eventId: string) {
  const refresh = useRefresh();
  return async (userId: string, helps: boolean) => {
    const path = paths.api.eventCohost(eventId, userId);
    await (helps ? putJson(path) : deleteJson(path));
    await refresh(STALE_AFTER.seat(eventId));
  };
}
