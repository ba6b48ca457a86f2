import { useRouter, useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { EXPERIENCE_POSTED } from "@/components/activity/earned-toasts";
import { celebrate } from "@/components/activity/reward-events";
import { useAppContext } from "@/components/app-context/app-provider";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { NetworkError } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import type { Write } from "@/lib/core/client/outbox-entry";
import { isReachable } from "@/lib/core/client/reachable";
import { enqueueWrite } from "@/lib/core/client/send-or-queue";
import { useRefresh } from "@/lib/core/client/sync";
import type { QueuedUpload } from "@/lib/core/client/use-upload-queue";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { useDeleteDraft, useSaveDraft } from "@/lib/feed/drafts/hooks";
import type { CreatePhotoInput, PhotoForm } from "@/lib/feed/photos/schema";
import { uploadPicture, useCreatePhoto } from "@/lib/feed/uploads/hooks";
import { type Composition, draftOf, experienceOf } from "./composition";
import { keepComposition, type PostAttempt } from "./composition-store";
import type { Composer } from "./use-composer";

/** A retry of the same content uses the same idempotency key; changed content gets a new one. */
function attemptFor(content: string, before: PostAttempt | null): PostAttempt {
  return before?.content === content ? before : { content, key: newIdempotencyKey() };
}

/** A dropped connection is no reason to leave the screen: the user can retry here. */
const isOffline = async (error: unknown): Promise<boolean> => error instanceof NetworkError && !(await isReachable());

/** Uses the failed attempt's keys, so that what did arrive isn't stored twice. */
function unsentPost(
  experience: CreatePhotoInput,
  { photos, title }: Composition,
  key: string | undefined,
  changed: readonly string[],
): Write {
  return {
    kind: "photo",
    details: title,
    method: "POST",
    url: paths.api.photos,
    body: experience,
    uploads: photos.map(({ key, blob, photoUrl }) => ({ key, photo: blob, photoUrl: blob ? null : photoUrl })),
    ...(key !== undefined && { key }),
    stale: [...STALE_AFTER.photo, ...changed],
  };
}

/** Runs one thing at a time. Stays busy after a success, because the screen is closing. */
function useOneAtATime() {
  const [sending, setSending] = useState<"post" | "draft" | null>(null);
  // A ref, because state changes only with the next render: guards against a double tap.
  const isBusy = useRef(false);
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
  return { sending, run };
}

export function useSend({ form, queue, composition, attempt, finish }: Composer) {
  const router = useRouter();
  const workoutId = useSearchParams().get("workout");
  const viewer = useViewer();
  const { addPost } = useAppContext();
  const createPhoto = useCreatePhoto();
  const refresh = useRefresh();
  const saveDraft = useSaveDraft();
  const deleteDraft = useDeleteDraft();
  const { sending, run } = useOneAtATime();

  const uploaded = async (): Promise<Composition> => {
    const upload = async (picture: QueuedUpload) => {
      const { photoUrl } = await uploadPicture("draft", { ...picture, account: viewer.id });
      return photoUrl;
    };
    return { ...composition, photos: await queue.send(composition.photos, upload) };
  };

  const posted = (checked: PhotoForm, photos: Composition["photos"]): CreatePhotoInput => ({
    ...experienceOf(checked, photos),
    ...(workoutId && { workoutId }),
  });
  const changed = workoutId ? [paths.api.workout(workoutId)] : [];
  const leave = () => router.replace(workoutId ? paths.workout(workoutId) : paths.home);

  /** Stored before it is sent, so that a tab killed meanwhile retries with the same key. */
  const attempted = async (content: string, full: Composition) => {
    attempt.current = attemptFor(content, attempt.current);
    await keepComposition(viewer.id, full, attempt.current);
    return attempt.current.key;
  };

  const sendPost = async (checked: PhotoForm, noteKey: (key: string) => void) => {
    const full = await uploaded();
    const experience = posted(checked, full.photos);
    const key = await attempted(JSON.stringify(experience), full);
    noteKey(key);
    const photo = await createPhoto(experience, key);
    await refresh(changed);
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
    toast(EXPERIENCE_POSTED);
    leave();
  };
  /** Offline, the whole post goes into the outbox, pictures included. */
  const sendOrKeepPost = async (checked: PhotoForm) => {
    let key: string | undefined;
    try {
      await sendPost(checked, (used) => {
        key = used;
      });
    } catch (error) {
      const post = unsentPost(posted(checked, composition.photos), composition, key, changed);
      if (!(await isOffline(error)) || !(await enqueueWrite(post, key !== undefined))) throw error;
      await finish();
      leave();
    }
  };
  const tellNotPosted = () => failed("Upload Failed", "There was an error sharing your experience");

  const checkAndPost = form.handleSubmit(
    (checked) => run("post", () => sendOrKeepPost(checked), tellNotPosted),
    ({ title }) => {
      if (title) failed("Missing Title", "Please add a title for your experience");
      else tellNotPosted();
    },
  );
  const submit = () => {
    if (composition.photos.length === 0) failed("No Photo Selected", "Please select a photo for your experience");
    else void checkAndPost();
  };

  const sendDraft = async () => {
    const full = await uploaded();
    const draft = draftOf(full);
    await saveDraft(full.draftId, draft, await attempted(`draft ${JSON.stringify(draft)}`, full));
    await finish();
    toast({ title: "Draft Saved" });
    router.replace(paths.profile());
  };
  const keepDraft = () => void run("draft", sendDraft, (error) => failed("Couldn't save draft", error));

  return { sending, submit, keepDraft };
}
