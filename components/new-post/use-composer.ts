import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { lateResolver } from "@/lib/core/client/late-resolver";
import { useUploadQueue } from "@/lib/core/client/use-upload-queue";
import { MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import type { PhotoForm } from "@/lib/feed/photos/schema";
import { BLANK, type Composition, EMPTY, hasInput } from "./composition";
import {
  forgetComposition,
  keepComposition,
  type PostAttempt,
  readComposition,
  takeSharedPhotos,
} from "./composition-store";
import { hideForKeptPost, showPost } from "./kept-post";

const AUTOSAVE_DELAY = 400;
const resolver = lateResolver<PhotoForm, PhotoForm>(() =>
  import("@/components/feed/photo-checks").then((checks) => checks.photoResolver),
);

type Autosave = {
  composition: Composition;
  attempt: RefObject<PostAttempt | null>;
  isOn: boolean;
  /** Set synchronously, before the next render: nothing is stored afterwards. */
  isFinished: RefObject<boolean>;
};

/** Writes what is there to this device a moment after each change, and at once when the page goes away. */
function useAutosave(userId: string, { composition, attempt, isOn, isFinished }: Autosave): void {
  useEffect(() => {
    if (!isOn) return;
    const save = () => {
      if (isFinished.current) return;
      void (hasInput(composition) ? keepComposition(userId, composition, attempt.current) : forgetComposition(userId));
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
 * the stored copy, and nothing is stored from then on.
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
    void readComposition(userId).then((kept) => {
      if (!isCurrent) return;
      if (kept) {
        attempt.current = kept.attempt;
        replace(kept.composition);
        setRestored(true);
      }
      setPhase("writing");
    });
    return () => {
      isCurrent = false;
    };
  }, [userId, replace]);

  // Nothing is seen before it stands where it stays: a page from the server is hidden already, before its first paint.
  useLayoutEffect(() => {
    if (phase === "reading") hideForKeptPost(userId);
    else showPost();
    return showPost;
  }, [phase, userId]);

  const room = MAX_PHOTOS_PER_POST - queue.photos.length;
  const addFiles = useCallback((files: readonly File[]) => add(files.slice(0, room)), [add, room]);

  // Pictures that came from another app's share sheet join whatever was being written.
  const isReady = phase !== "reading";
  const hasTaken = useRef(false); // `addFiles` changes with every photo
  useEffect(() => {
    if (!isReady || hasTaken.current) return;
    hasTaken.current = true;
    void takeSharedPhotos(userId, addFiles);
  }, [isReady, userId, addFiles]);

  const startOver = (next: Composition = EMPTY) => {
    attempt.current = null;
    setRestored(false);
    replace(next);
  };

  const finish = async () => {
    isFinished.current = true;
    setPhase("finished");
    await forgetComposition(userId);
  };

  const isUnsaved = phase === "writing" && hasInput(composition);
  return { form, queue, composition, setDraftId, attempt, addFiles, room, isUnsaved, isRestored, startOver, finish };
}

export type Composer = ReturnType<typeof useComposer>;
