"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { useAppContext } from "@/components/app-context/app-provider";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { errorText, NetworkError } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import type { Write } from "@/lib/core/client/outbox-entry";
import { isReachable } from "@/lib/core/client/reachable";
import { keepWrite } from "@/lib/core/client/send-or-keep";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { uploadDraftPhoto, useDeleteDraft, useSaveDraft } from "@/lib/feed/drafts/hooks";
import { useCreatePhoto } from "@/lib/feed/photos/hooks";
import { type ComposedPhoto, type Composition, draftOf, experienceOf } from "./composition";
import { keepComposition, type PostAttempt } from "./kept-composition";
import type { ComposerState } from "./use-composition";

const NOT_SENT = "This photo could not be sent. Please try again.";

/** Uploads the pictures that are not stored yet, one after the other; throws once all were tried and one failed. */
function useUploads({ dispatch }: ComposerState) {
  const { id: account } = useViewer();
  return async (photos: readonly ComposedPhoto[]): Promise<ComposedPhoto[]> => {
    const stored: ComposedPhoto[] = [];
    let failure: unknown;
    for (const photo of photos) {
      const { key, blob, uploadKey, isUsable } = photo;
      if (photo.photoUrl !== null) {
        stored.push(photo);
        continue;
      }
      if (!blob || !isUsable) {
        failure ??= new Error("A photo can't be used");
        continue;
      }
      const change = (next: Partial<ComposedPhoto>) => dispatch({ type: "photoChanged", key, change: next });
      change({ state: "uploading", progress: 0, problem: null });
      try {
        const onProgress = (progress: number) => change({ progress });
        const { photoUrl } = await uploadDraftPhoto({ photo: blob, account, idempotencyKey: uploadKey, onProgress });
        change({ state: "stored", progress: 1, photoUrl });
        stored.push({ ...photo, photoUrl });
      } catch (error) {
        failure ??= error;
        change({ state: "failed", problem: errorText(error, NOT_SENT) });
      }
    }
    if (failure !== undefined) throw failure;
    return stored;
  };
}

/** A retry of the same content uses the same idempotency key; changed content gets a new one. */
function attemptFor(content: string, before: PostAttempt | null): PostAttempt {
  return before?.content === content ? before : { content, key: newIdempotencyKey() };
}

/** A line that only broke in between is no reason to leave the screen: there one tries again. */
const isOffline = async (error: unknown): Promise<boolean> => error instanceof NetworkError && !(await isReachable());

/** Under the keys of the attempt that failed: what of it did arrive is not stored twice. */
function unsentPost(composition: Composition, key: string | undefined): Write {
  return {
    kind: "photo",
    details: composition.title.trim(),
    method: "POST",
    url: paths.api.photos,
    body: experienceOf(composition),
    uploads: composition.photos.map(({ uploadKey, blob, photoUrl }) => ({
      key: uploadKey,
      photo: blob,
      photoUrl: blob ? null : photoUrl,
    })),
    ...(key !== undefined && { key }),
    stale: [...STALE_AFTER.post, ...STALE_AFTER.postSettled],
  };
}

export function useSend(composer: ComposerState) {
  const { composition, attempt, finish } = composer;
  const router = useRouter();
  const viewer = useViewer();
  const { addPost } = useAppContext();
  const upload = useUploads(composer);
  const createPhoto = useCreatePhoto();
  const saveDraft = useSaveDraft();
  const deleteDraft = useDeleteDraft();
  const [sending, setSending] = useState<"post" | "draft" | null>(null);
  // A ref, because state changes only with the next render: guards against a double tap.
  const isBusy = useRef(false);

  /** After a success it stays busy, because the screen is being left. */
  const run = async (what: "post" | "draft", act: () => Promise<void>, onFailure: (error: unknown) => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(what);
    try {
      await act();
    } catch (error) {
      onFailure(error);
      isBusy.current = false;
      setSending(null);
    }
  };

  /** Stored before it is sent, so that a tab killed meanwhile retries with the same key. */
  const attempted = async (content: string, full: Composition) => {
    attempt.current = attemptFor(content, attempt.current);
    await keepComposition(viewer.id, full, attempt.current);
    return attempt.current.key;
  };

  const sendPost = async (noteKey: (key: string) => void) => {
    const full = { ...composition, photos: await upload(composition.photos) };
    const experience = experienceOf(full);
    const key = await attempted(JSON.stringify(experience), full);
    noteKey(key);
    const photo = await createPhoto(experience, key);
    await finish();
    if (full.draftId) void deleteDraft(full.draftId).catch(() => undefined);
    addPost({
      userId: viewer.id,
      userName: fullName(viewer),
      userAvatar: viewer.profileImageUrl ?? "",
      imageUrl: photo.photoUrl,
      caption: photo.caption,
      location: photo.location,
      title: photo.title,
    });
    celebrate(photo);
    toast({ title: "Experience Posted!", description: "Your photo appears in both home and profile sections" });
    router.replace(paths.home);
  };
  /** Without a network the whole post goes into the outbox, its pictures too. */
  const sendOrKeepPost = async () => {
    let key: string | undefined;
    try {
      await sendPost((used) => {
        key = used;
      });
    } catch (error) {
      const isKept = (await isOffline(error)) && (await keepWrite(unsentPost(composition, key), key !== undefined));
      if (!isKept) throw error;
      await finish();
      router.replace(paths.home);
    }
  };
  const tellNotPosted = () => failed("Upload Failed", "There was an error sharing your experience");

  const submit = () => {
    if (composition.photos.length === 0) {
      failed("No Photo Selected", "Please select a photo for your experience");
    } else if (composition.title.trim() === "") {
      failed("Missing Title", "Please add a title for your experience");
    } else void run("post", sendOrKeepPost, tellNotPosted);
  };

  const sendDraft = async () => {
    const full = { ...composition, photos: await upload(composition.photos) };
    const draft = draftOf(full);
    await saveDraft(full.draftId, draft, await attempted(`draft ${JSON.stringify(draft)}`, full));
    await finish();
    toast({ title: "Draft Saved" });
    router.replace(paths.profile());
  };
  const keepDraft = () => void run("draft", sendDraft, (error) => failed("Draft not saved", error));

  return { sending, submit, keepDraft };
}
