import { useRouter, useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { useAppContext } from "@/components/app-context/app-provider";
import { failed } from "@/components/ui/failed";
import { toast } from "@/components/ui/use-toast";
import { useViewer } from "@/components/viewer";
import { NetworkError } from "@/lib/core/client/api-client";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { isReachable } from "@/lib/core/client/reachable";
import type { QueuedUpload } from "@/lib/core/client/use-upload-queue";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";
import { useDeleteDraft, useSaveDraft } from "@/lib/feed/drafts/hooks";
import type { PhotoForm } from "@/lib/feed/photos/schema";
import { uploadPicture, useCreatePhoto } from "@/lib/feed/uploads/hooks";
import { type Composition, draftOf, experienceOf } from "./composition";
import { type PostAttempt, saveComposition } from "./composition-store";
import type { Composer } from "./use-composer";

/** A retry of the same content uses the same idempotency key; changed content gets a new one. */
function attemptFor(content: string, before: PostAttempt | null): PostAttempt {
  return before?.content === content ? before : { content, key: newIdempotencyKey() };
}

/** If the connection drops, stay on this screen so that the user can retry. */
const isOffline = async (error: unknown): Promise<boolean> => error instanceof NetworkError && !(await isReachable());

/** Runs one thing at a time. Stays busy after a success, because the screen is closing. */
function useSingleFlight() {
  const [sending, setSending] = useState<"post" | "draft" | null>(null);
  // A ref, because state changes only with the next render: guards against a double tap.
  const isBusy = useRef(false);
  const run = async (what: "post" | "draft", task: () => Promise<void>, onFailure: (error: unknown) => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(what);
    try {
      await task();
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
  const saveDraft = useSaveDraft();
  const deleteDraft = useDeleteDraft();
  const { sending, run } = useSingleFlight();

  const uploaded = async (): Promise<Composition> => {
    const upload = async (picture: QueuedUpload) => {
      const { photoUrl } = await uploadPicture("draft", { ...picture, account: viewer.id });
      return photoUrl;
    };
    return { ...composition, photos: await queue.send(composition.photos, upload) };
  };

  const leave = () => router.replace(workoutId ? paths.workout(workoutId) : paths.home);

  /** Stored before it is sent, so that a tab killed meanwhile retries with the same key. */
  const attempted = async (content: string, full: Composition) => {
    attempt.current = attemptFor(content, attempt.current);
    await saveComposition(viewer.id, full, attempt.current);
    return attempt.current.key;
  };

  const sendPost = async (checked: PhotoForm) => {
    const full = await uploaded().catch(async (error: unknown) => {
      if (await isOffline(error)) return composition; // the pictures are queued with the post
      throw error;
    });
    const experience = { ...experienceOf(checked, full.photos), ...(workoutId && { workoutId }) };
    const uploads = full.photos.map(({ key, blob: photo, photoUrl }) => ({ key, photo, photoUrl }));
    const key = await attempted(JSON.stringify(experience), full);
    const photo = await createPhoto({ title: checked.title, experience, uploads, key });
    await finish();
    if (photo) {
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
    }
    leave();
  };
  const showUploadFailed = () => failed("Upload Failed", "There was an error sharing your experience");

  const checkAndPost = form.handleSubmit(
    (checked) => run("post", () => sendPost(checked), showUploadFailed),
    ({ title }) => {
      if (title) failed("Missing Title", "Please add a title for your experience");
      else showUploadFailed();
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
