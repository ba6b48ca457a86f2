import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { readShared, SHARED_PHOTOS } from "@/lib/core/client/shared-files";
import { useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { CAPTION_MAX, MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import { photoFormSchema } from "@/lib/feed/photos/schema";
import { BLANK, type Composition, EMPTY, hasInput } from "./composition";
import { deleteComposition, type PostAttempt, readComposition, saveComposition } from "./composition-store";

const AUTOSAVE_DELAY = 400;
const resolver = zodResolver(photoFormSchema);

type Autosave = {
  composition: Composition;
  attempt: RefObject<PostAttempt | null>;
  isOn: boolean;
  /** Set synchronously, before the next render: nothing is stored afterwards. */
  isFinished: RefObject<boolean>;
};

/** Saves to this device a moment after each change, and right away when the page is hidden. */
function useAutosave(userId: string, { composition, attempt, isOn, isFinished }: Autosave): void {
  useEffect(() => {
    if (!isOn) return;
    const save = () => {
      if (isFinished.current) return;
      void (hasInput(composition) ? saveComposition(userId, composition, attempt.current) : deleteComposition(userId));
    };
    const timer = setTimeout(save, AUTOSAVE_DELAY);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [userId, composition, attempt, isOn, isFinished]);
}

/**
 * The post being written: a form and its pictures, restored from this device and saved as they change. `finish` deletes
 * the stored copy and stops saving.
 */
export function useComposer(userId: string) {
  const form = useForm({ resolver, defaultValues: BLANK });
  const queue = useUploadQueue();
  const [draftId, setDraftId] = useState<string | null>(null);
  const [phase, setPhase] = useState<"reading" | "writing" | "finished">("reading");
  const [isRestored, setRestored] = useState(false);
  const attempt = useRef<PostAttempt | null>(null);
  const isFinished = useRef(false);
  const composition = { ...form.watch(), draftId, photos: queue.photos };
  useAutosave(userId, { composition, attempt, isOn: phase === "writing", isFinished });

  const { reset } = form;
  const { add, setPhotos } = queue;
  const replace = useCallback(
    ({ draftId: id, photos, ...fields }: Composition) => {
      reset(fields);
      setPhotos(photos);
      setDraftId(id);
    },
    [reset, setPhotos],
  );
  useEffect(() => {
    let isCurrent = true;
    void readComposition(userId).then((stored) => {
      if (!isCurrent) return;
      if (stored) {
        attempt.current = stored.attempt;
        replace(stored.composition);
        setRestored(true);
      }
      setPhase("writing");
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, replace]);

  const room = MAX_PHOTOS_PER_POST - queue.photos.length;
  const addFiles = useCallback((files: readonly File[]) => add(files.slice(0, room)), [add, room]);

  // Content shared from another app is added to the unfinished post.
  const isReady = phase !== "reading";
  const hasTaken = useRef(false); // `addFiles` changes with every photo
  useEffect(() => {
    if (!isReady || hasTaken.current) return;
    hasTaken.current = true;
    void readShared(userId, SHARED_PHOTOS, addFiles);
    const text = new URLSearchParams(window.location.search).get("text");
    if (text && form.getValues("caption") === "") form.setValue("caption", text.slice(0, CAPTION_MAX));
  }, [isReady, userId, addFiles, form]);

  const startOver = (next: Composition = EMPTY) => {
    attempt.current = null;
    setRestored(false);
    replace(next);
  };

  const finish = async () => {
    isFinished.current = true;
    setPhase("finished");
    await deleteComposition(userId);
  };

  const isUnsaved = phase === "writing" && hasInput(composition);
  return {
    form,
    queue,
    composition,
    setDraftId,
    attempt,
    addFiles,
    room,
    isReady,
    isUnsaved,
    isRestored,
    startOver,
    finish,
  };
}

export type Composer = ReturnType<typeof useComposer>;
