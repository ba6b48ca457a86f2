"use client";

import { ChevronRight, FileText } from "lucide-react";
import { useId, useState } from "react";
import { BareScreen } from "@/components/layout/bare-screen";
import { LeaveGuard } from "@/components/layout/leave-guard";
import { Button } from "@/components/ui/button";
import { useViewer } from "@/components/viewer";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { isUsable, storedPhoto } from "@/lib/core/client/use-upload-queue";
import { cn } from "@/lib/core/shared/cn";
import { paths } from "@/lib/core/shared/paths";
import { useDrafts } from "@/lib/feed/drafts/hooks";
import type { Draft } from "@/lib/feed/drafts/schema";
import { type Composition, EMPTY, hasInput } from "./composition";
import { rowClasses } from "./location-row";
import { PhotoPicker } from "./photo-picker";
import { PostFields } from "./post-fields";
import { type Composer, useComposer } from "./use-composer";
import { useSend } from "./use-send";

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");
const DraftsSheet = lazyOverlay(() => import("./drafts-sheet"), "DraftsSheet");

function resumed(draft: Draft): Composition {
  const { id: draftId, images, photos: _, taggedUserIds: __, createdAt: ___, updatedAt: ____, ...fields } = draft;
  return { ...fields, draftId, photos: images.map(storedPhoto) };
}

type DraftOfferProps = { composer: Composer; disabled: boolean };

/** Offers unfinished posts: the one stored on this device, and drafts on the server. */
function DraftOffer({ composer, disabled }: DraftOfferProps) {
  const { composition, isRestored, startOver, setDraftId } = composer;
  const { drafts = [] } = useDrafts();
  const [open, setOpen] = useState(false);
  const [replacing, setReplacing] = useState<Composition | null>(null);
  const others = drafts.filter(({ id }) => id !== composition.draftId);

  const replace = (next: Composition) => {
    if (hasInput(composition)) setReplacing(next);
    else startOver(next);
  };
  return (
    <>
      {isRestored && hasInput(composition) && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-sky-wash py-1 pr-1 pl-3.5">
          <p className="py-1.5 text-sm">We saved your unfinished post.</p>
          <Button variant="ghost" disabled={disabled} onClick={() => replace(EMPTY)}>
            Start over
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <button type="button" disabled={disabled} onClick={() => setOpen(true)} className={rowClasses}>
          <FileText className="size-5 text-sky-ink" />
          <span className="flex-1">Resume a draft</span>
          <span className="font-medium text-ink-soft">{others.length}</span>
          <ChevronRight className="size-5 text-ink-soft" />
        </button>
      )}
      <DraftsSheet
        drafts={others}
        open={open}
        onOpenChange={setOpen}
        onResume={(draft) => {
          setOpen(false);
          replace(resumed(draft));
        }}
        onDiscarded={(draftId) => {
          if (composition.draftId === draftId) setDraftId(null);
        }}
      />
      <AlertDialog
        open={replacing !== null}
        onOpenChange={(isOpen) => !isOpen && setReplacing(null)}
        title="Replace your current post?"
        description="You'll lose what you've written and the photos you've added."
        confirmLabel="Replace"
        cancelLabel="Keep editing"
        onConfirm={() => {
          if (replacing) startOver(replacing);
        }}
      />
    </>
  );
}

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
      <BareScreen
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
        className={cn(
          "flex flex-col gap-5 px-4 pt-5 pb-[calc(32px+var(--safe-bottom))]",
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
      </BareScreen>
      <LeaveGuard
        isOn={composer.isUnsaved}
        title="Leave this post?"
        description="Save it as a draft, or leave and lose your changes."
        onLeave={() => void composer.finish()}
      />
    </>
  );
}
