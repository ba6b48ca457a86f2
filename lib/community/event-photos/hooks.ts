import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { EventPhoto } from "./schema";

export function useEventPhotos(eventId: string) {
  const address = paths.api.eventPhotos(eventId);
  const refresh = useRefresh();
  return {
    ...useEndless<EventPhoto>(address, { staleAfter: STALE.events }),
    add: async (photoId: string) => {
      await putJson(paths.api.eventPhoto(eventId, photoId));
      await refresh([address]);
    },
    remove: async (photoId: string) => {
      await deleteJson(paths.api.eventPhoto(eventId, photoId));
      await refresh([address]);
    },
  };
}
