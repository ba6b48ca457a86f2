"use client";

import { useId } from "react";
import { BottomNav } from "@/components/layout/bottom-nav";
import { LeaveGuard } from "@/components/layout/leave-guard";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Button } from "@/components/ui/button";
import { useViewer } from "@/components/viewer";
import { isUsable } from "@/lib/core/client/use-upload-queue";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { hasInput } from "./composition";
import { DraftOffer } from "./draft-offer";
import { PhotoPicker } from "./photo-picker";
import { PostFields } from "./post-fields";
import { useComposer } from "./use-composer";
import { useSend } from "./use-send";

type NewPostScreenProps = {
  /** Whether this device stores an unfinished post. If so, the empty form isn't shown before the post is restored. */
  hasUnfinished?: boolean;
};

export function NewPostScreen({ hasUnfinished = false }: NewPostScreenProps) {
  const viewer = useViewer();
  const composer = useComposer(viewer.id);
  const { composition } = composer;
  const { sending, submit, keepDraft } = useSend(composer);
  const isLocked = sending !== null;
  const isPreparing = composition.photos.some(({ state }) => state === "preparing");
  // An unusable picture shows its error beside it and must be removed before posting.
  const isPostable = composition.photos.length > 0 && composition.photos.every(isUsable);
  const missing = [composition.photos.length === 0 && "a photo", composition.title.trim() === "" && "a title"].filter(
    Boolean,
  );
  const missingId = useId();

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
              className="px-3"
            >
              Draft
            </Button>
            <Button
              onClick={submit}
              disabled={isLocked || isPreparing || !isPostable || missing.length > 0}
              aria-describedby={missing.length > 0 ? missingId : undefined}
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
        className={cn(
          "flex flex-1 flex-col gap-5 px-4 pt-5 pb-[calc(32px+var(--safe-bottom))]",
          hasUnfinished && !composer.isReady && "invisible",
        )}
      >
        <DraftOffer composer={composer} disabled={isLocked} />
        <PhotoPicker composer={composer} isLocked={isLocked} />
        <PostFields composer={composer} isLocked={isLocked} onEnter={() => !isPreparing && submit()} />
        {missing.length > 0 && (
          <p id={missingId} className="text-ink-soft text-sm">
            To post, add {missing.join(" and ")}.
          </p>
        )}
      </main>
      <BottomNav isRailOnly />
      <LeaveGuard
        isOn={composer.isUnsaved}
        title="Leave this post?"
        description="Save it as a draft, or leave and lose your changes."
        onLeave={() => void composer.finish()}
      />
    </>
  );
}
