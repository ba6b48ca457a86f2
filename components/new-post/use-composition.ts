"use client";

import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { shrinkImage, UnusableImage } from "@/lib/core/client/shrink-image";
import { MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import { type ComposedPhoto, type Composition, compositionReducer, EMPTY, hasInput } from "./composition";
import {
  forgetComposition,
  keepComposition,
  type PostAttempt,
  readComposition,
  takeSharedPhotos,
} from "./kept-composition";

const AUTOSAVE_DELAY = 400;

function newPhoto(): ComposedPhoto {
  const key = newIdempotencyKey();
  const photo = { key, uploadKey: newIdempotencyKey(), preview: "", blob: null, photoUrl: null, altText: "" };
  return { ...photo, state: "preparing", progress: 0, problem: null, isUsable: true };
}

const UNREADABLE = "This photo can't be read. Please choose another.";

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
 * State of the post being written: restored from this device and saved as it changes. `finish` deletes the stored copy,
 * and nothing is stored from then on.
 */
export function useComposition(userId: string) {
  const [composition, dispatch] = useReducer(compositionReducer, EMPTY);
  const [phase, setPhase] = useState<"reading" | "writing" | "finished">("reading");
  const [isRestored, setRestored] = useState(false);
  const attempt = useRef<PostAttempt | null>(null);
  const isFinished = useRef(false);
  useAutosave(userId, { composition, attempt, isOn: phase === "writing", isFinished });

  useEffect(() => {
    let isCurrent = true;
    void readComposition(userId).then((kept) => {
      if (!isCurrent) return;
      if (kept) {
        attempt.current = kept.attempt;
        dispatch({ type: "replaced", composition: kept.composition });
        setRestored(true);
      }
      setPhase("writing");
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const room = MAX_PHOTOS_PER_POST - composition.photos.length;
  const addFiles = useCallback(
    async (files: readonly File[]) => {
      const taken = files.slice(0, room).map((file) => ({ file, photo: newPhoto() }));
      dispatch({ type: "photosAdded", photos: taken.map(({ photo }) => photo) });
      // One after the other: nine large pictures at once are more than a phone's memory holds.
      for (const { file, photo } of taken) {
        const change = await shrinkImage(file).then(
          (blob) => ({ blob, preview: URL.createObjectURL(blob), state: "ready" as const }),
          (error: unknown) => ({
            state: "failed" as const,
            isUsable: false,
            problem: error instanceof UnusableImage ? error.message : UNREADABLE,
          }),
        );
        dispatch({ type: "photoChanged", key: photo.key, change });
      }
    },
    [room],
  );

  // Pictures that came from another app's share sheet join whatever was being written.
  const isReady = phase !== "reading";
  const hasTaken = useRef(false); // `addFiles` changes with every photo
  useEffect(() => {
    if (!isReady || hasTaken.current) return;
    hasTaken.current = true;
    void takeSharedPhotos(userId, addFiles);
  }, [isReady, userId, addFiles]);

  const startOver = useCallback((next: Composition = EMPTY) => {
    attempt.current = null;
    setRestored(false);
    dispatch({ type: "replaced", composition: next });
  }, []);

  const finish = useCallback(async () => {
    isFinished.current = true;
    setPhase("finished");
    await forgetComposition(userId);
  }, [userId]);

  return {
    composition,
    dispatch,
    attempt,
    addFiles,
    room,
    isReady,
    isUnsaved: phase === "writing" && hasInput(composition),
    isRestored,
    startOver,
    finish,
  };
}

export type ComposerState = ReturnType<typeof useComposition>;
