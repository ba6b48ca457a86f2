import { useEndless } from "@/lib/core/client/endless";
import { sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh, useRefreshAfterPost } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useRemovePhoto } from "../photos/hooks";
import type { Photo } from "../photos/schema";
import type { RemovalPlace } from "./rules";

const { api } = paths;
const LISTS = { archive: api.archive, trash: api.trash } as const;
const addressOf = { archive: api.archivePhoto, trash: api.trashPhoto } as const;
const STALE = [...STALE_AFTER.photo, api.archive, api.trash];
const removalSubject = (id: string) => `put away photo ${id}`;

export function useArchiveAndTrash() {
  const removePhoto = useRemovePhoto();
  const refresh = useRefresh();
  const refreshAfterPost = useRefreshAfterPost();
  const settle = () => {
    void refresh([api.archive, api.trash]);
    void refreshAfterPost();
  };
  return {
    /** Resolves to the function that restores it in the lists on the screen. */
    archiveOrTrash: async ({ id, title }: Photo, place: RemovalPlace) => {
      await sendOrQueue({
        kind: place === "trash" ? "Photo moved to trash" : "Photo moved to archive",
        details: title,
        subject: removalSubject(id),
        method: "PUT",
        url: addressOf[place](id),
        stale: [...STALE, api.photo(id)],
      });
      const showAgain = removePhoto(id);
      settle();
      return showAgain;
    },
    restorePhoto: async ({ id, title }: Photo, place: RemovalPlace) => {
      await sendOrQueue<Photo>({
        kind: "Photo restored",
        details: title,
        subject: removalSubject(id),
        method: "DELETE",
        url: addressOf[place](id),
        stale: [...STALE, api.photo(id)],
      });
      void refresh([api.photo(id)]);
      settle();
    },
  };
}

export const useRemovedPhotos = (place: RemovalPlace) => useEndless<Photo>(LISTS[place]);
