"use client";

import { useRef, useState } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { useAppContext } from "@/components/app-context/app-provider";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { errorText } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { shrinkImage, UnusableImage } from "@/lib/core/client/shrink-image";
import { useRefreshAfterPost } from "@/lib/core/client/sync";
import { uploadProfilePhoto } from "@/lib/feed/photos/hooks";

export type PendingUpload = {
  /** Also the upload's idempotency key. */
  key: string;
  preview: string;
  progress: number;
  problem: string | null;
};

const FAILED = "There was an error uploading your photo. Please try again.";

/** The Add button's uploads: one call for each chosen image, one after the other. What failed stays to be tried again. */
export function useProfileUploads() {
  const viewer = useViewer();
  const { addUserPhoto } = useAppContext();
  const refresh = useRefreshAfterPost();
  const [uploads, setUploads] = useState<PendingUpload[]>([]);
  const files = useRef(new Map<string, File>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const change = (key: string, next: Partial<PendingUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
  const drop = (key: string) => {
    files.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  const send = async (key: string): Promise<boolean> => {
    const file = files.current.get(key);
    if (!file) return false;
    change(key, { problem: null, progress: 0 });
    try {
      const photo = await shrinkImage(file);
      const onProgress = (progress: number) => change(key, { progress });
      const uploaded = await uploadProfilePhoto({ photo, account: viewer.id, idempotencyKey: key, onProgress });
      if (uploaded) {
        celebrate(uploaded);
        const { photoUrl, title, location } = uploaded;
        addUserPhoto({ userId: viewer.id, photoUrl, title, location });
        await refresh();
      }
      drop(key);
      return true;
    } catch (error) {
      change(key, { problem: error instanceof UnusableImage ? error.message : errorText(error, FAILED) });
      return false;
    }
  };

  const run = (keys: readonly string[]) => {
    const sendAll = async () => {
      let sent = 0;
      for (const key of keys) if (await send(key)) sent += 1;
      if (sent === keys.length) {
        toast({ title: "Photo uploaded successfully!", description: "Your photo has been added to your feed." });
      } else failed("Upload failed", FAILED);
    };
    queue.current = queue.current.then(sendAll);
  };

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file) => {
      const key = newIdempotencyKey();
      files.current.set(key, file);
      return { key, preview: URL.createObjectURL(file), progress: 0, problem: null };
    });
    setUploads((all) => [...all, ...added]);
    run(added.map(({ key }) => key));
  };
  return { uploads, add, retry: (key: string) => run([key]), drop };
}
