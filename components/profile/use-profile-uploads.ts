import { useAppContext } from "@/components/app-context/app-provider";
import { failed } from "@/components/ui/failed";
import { useViewer } from "@/components/viewer";
import { type QueuedPhoto, type QueuedUpload, useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { useUploadPhoto } from "@/lib/feed/uploads/hooks";

/** Uploads from the Add button, one call per image. Failed ones can be retried. */
export function useProfileUploads() {
  const viewer = useViewer();
  const { addUserPhoto } = useAppContext();
  const uploadPhoto = useUploadPhoto("profile");
  const { photos, add, send, remove } = useUploadQueue();

  const upload = async (picture: QueuedUpload) => {
    const uploaded = await uploadPhoto(picture);
    if (uploaded) {
      const { photoUrl, title, location } = uploaded;
      addUserPhoto({ userId: viewer.id, photoUrl, title, location });
    }
    remove(picture.idempotencyKey);
    return uploaded?.photoUrl ?? null;
  };
  const sendAll = (chosen: readonly QueuedPhoto[]) =>
    send(chosen, upload).catch(() =>
      failed("Upload failed", "There was an error uploading your photo. Please try again."),
    );
  return {
    uploads: photos,
    add: (files: readonly File[]) => void add(files).then(sendAll),
    retry: (photo: QueuedPhoto) => void sendAll([photo]),
    drop: remove,
  };
}
