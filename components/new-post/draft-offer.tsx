import { ChevronRight, FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyOverlay } from "@/lib/core/client/lazy-component";
import { storedPhoto } from "@/lib/core/client/use-upload-queue";
import { useDrafts } from "@/lib/feed/drafts/hooks";
import type { Draft } from "@/lib/feed/drafts/schema";
import { type Composition, EMPTY, hasInput } from "./composition";
import { rowClasses } from "./location-row";
import type { Composer } from "./use-composer";

const AlertDialog = lazyOverlay(() => import("@/components/ui/alert-dialog"), "AlertDialog");
const DraftsSheet = lazyOverlay(() => import("./drafts-sheet"), "DraftsSheet");

function resumed(draft: Draft): Composition {
  const { id: draftId, images, photos: _, taggedUserIds: __, createdAt: ___, updatedAt: ____, ...fields } = draft;
  return { ...fields, draftId, photos: images.map(storedPhoto) };
}

type DraftOfferProps = { composer: Composer; disabled: boolean };

/** Offers unfinished posts: the one stored on this device, and drafts on the server. */
export function DraftOffer({ composer, disabled }: DraftOfferProps) {
  const { composition, isRestored, startOver, setDraftId } = composer;
  const { drafts = [] } = useDrafts();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Composition | null>(null);
  const others = drafts.filter(({ id }) => id !== composition.draftId);

  const replace = (next: Composition) => {
    if (hasInput(composition)) setAsked(next);
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
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Replace your current post?"
        description="You'll lose what you've written and the photos you've added."
        confirmLabel="Replace"
        cancelLabel="Keep editing"
        onConfirm={() => {
          if (asked) startOver(asked);
        }}
      />
    </>
  );
}
