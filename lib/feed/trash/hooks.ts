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

export function useArchiveAndTrash() {
  const removePhoto = useRemovePhoto();
  const refresh = useRefresh();
  const refreshAfterPost = useRefreshAfterPost();
  const settle = () => {
    void refresh([api.archive, api.trash]);
    void refreshAfterPost();
  };
  const send = (kind: string, method: "PUT" | "DELETE", { id, title }: Photo, place: RemovalPlace) => {
    const about = { details: title, subject: `put away photo ${id}`, stale: [...STALE, api.photo(id)] };
    return sendOrQueue({ kind, method, url: addressOf[place](id), ...about });
  };
  return {
    /** Resolves to the function that restores it in the lists on the screen. */
    archiveOrTrash: async (photo: Photo, place: RemovalPlace) => {
      await send(place === "trash" ? "Photo moved to trash" : "Photo moved to archive", "PUT", photo, place);
      const showAgain = removePhoto(photo.id);
      settle();
      return showAgain;
    },
    restorePhoto: async (photo: Photo, place: RemovalPlace) => {
      await send("Photo restored", "DELETE", photo, place);
      void refresh([api.photo(photo.id)]);
      settle();
    },
  };
}

export const useRemovedPhotos = (place: RemovalPlace) => useEndless<Photo>(LISTS[place]);
