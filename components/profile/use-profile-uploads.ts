import { PHOTO_UPLOADED } from "@/components/activity/earned-toasts";
import { celebrate } from "@/components/activity/reward-events";
import { useAppContext } from "@/components/app-context/app-provider";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { useRefreshAfterPost } from "@/lib/core/client/sync";
import { type QueuedPhoto, type QueuedUpload, useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { uploadProfilePhoto } from "@/lib/feed/uploads/hooks";

/** Uploads from the Add button, one call per image. Failed ones can be retried. */
export function useProfileUploads() {
  const viewer = useViewer();
  const { addUserPhoto } = useAppContext();
  const refresh = useRefreshAfterPost();
  const { photos, add, send, remove } = useUploadQueue();

  const upload = async (picture: QueuedUpload) => {
    const uploaded = await uploadProfilePhoto({ ...picture, account: viewer.id });
    if (uploaded) {
      celebrate(uploaded);
      const { photoUrl, title, location } = uploaded;
      addUserPhoto({ userId: viewer.id, photoUrl, title, location });
      await refresh();
    }
    remove(picture.idempotencyKey);
    return uploaded?.photoUrl ?? null;
  };
  const sendAll = (chosen: readonly QueuedPhoto[]) =>
    send(chosen, upload).then(
      () => toast(PHOTO_UPLOADED),
      () => failed("Upload failed", "There was an error uploading your photo. Please try again."),
    );
  return {
    uploads: photos,
    add: (files: readonly File[]) => void add(files).then(sendAll),
    retry: (photo: QueuedPhoto) => void sendAll([photo]),
    drop: remove,
  };
}
