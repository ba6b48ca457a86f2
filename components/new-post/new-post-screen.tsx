"use client";

import { LeaveGuard } from "@/components/layout/leave-guard";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { useViewer } from "@/components/viewer";
import { isUsable } from "@/lib/core/client/use-upload-queue";
import { paths } from "@/lib/core/shared/paths";
import { hasInput } from "./composition";
import { DraftOffer } from "./draft-offer";
import { PhotoPicker } from "./photo-picker";
import { PostFields } from "./post-fields";
import { useComposer } from "./use-composer";
import { useSend } from "./use-send";

export function NewPostScreen() {
  const viewer = useViewer();
  const composer = useComposer(viewer.id);
  const { composition } = composer;
  const { sending, submit, keepDraft } = useSend(composer);
  const isLocked = sending !== null;
  const isPreparing = composition.photos.some(({ state }) => state === "preparing");
  // A picture that can't be used is said to be so beside it, and taken off before the rest can go.
  const isPostable = composition.photos.length > 0 && composition.photos.every(isUsable);

  return (
    <>
      <ScreenHeader
        title="New Post"
        back={paths.profile()}
        actions={
          <>
            <Button
              variant="ghost"
              onClick={keepDraft}
              disabled={isLocked || isPreparing || !hasInput(composition)}
              pending={sending === "draft"}
              className="px-3!"
            >
              Draft
            </Button>
            <Button
              onClick={submit}
              disabled={isLocked || isPreparing || !isPostable || composition.title.trim() === ""}
              pending={sending === "post"}
            >
              Post
            </Button>
          </>
        }
      />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col gap-5 px-4 [visibility:var(--kept-post,visible)] pt-5 pb-[calc(32px+var(--safe-bottom))]"
      >
        <DraftOffer composer={composer} disabled={isLocked} />
        <PhotoPicker composer={composer} isLocked={isLocked} />
        <PostFields composer={composer} isLocked={isLocked} onEnter={() => !isPreparing && submit()} />
      </main>
      <LeaveGuard
        isOn={composer.isUnsaved}
        title="Leave this post?"
        description="Save it as a draft, or leave and lose your changes."
        onLeave={() => void composer.finish()}
      />
    </>
  );
}
