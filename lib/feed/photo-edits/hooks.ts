import { useEndless } from "@/lib/core/client/endless";
import { sendOrQueue } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { usePatchPhoto } from "../photos/hooks";
import type { Photo } from "../photos/schema";
import type { ChangePhotoInput, PhotoEdit } from "./schema";

/** Edits the user's photo wherever it is shown; false if the change is queued on this device. */
export function useChangePhoto() {
  const patchPhoto = usePatchPhoto();
  const refresh = useRefresh();
  return async (id: string, change: ChangePhotoInput) => {
    const changed = await sendOrQueue<Photo>({
      kind: "Photo edit",
      ...(change.title && { details: change.title }),
      subject: `edit photo ${id}`,
      method: "PATCH",
      url: paths.api.photo(id),
      body: change,
      stale: [paths.api.photo(id), paths.api.photoEdits(id), paths.api.homePhotos, paths.api.profilePhotos],
    });
    if (!changed) {
      const { title, caption, location } = change;
      const shown = {
        ...(title && { title }),
        ...(caption !== undefined && { caption }),
        ...(location && { location }),
      };
      patchPhoto(id, (photo) => ({ ...photo, ...shown }));
      return false;
    }
    // `reason` explains why the photo is in its list, which an edit doesn't change.
    patchPhoto(id, (photo) => ({ ...photo, ...changed, reason: photo.reason }));
    void refresh([paths.api.photoEdits(id)]);
    return true;
  };
}

export const usePhotoEdits = (id: string) => useEndless<PhotoEdit>(paths.api.photoEdits(id));
