"use client";

import { FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { TimeAgo } from "@/components/feed/time-ago";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { useDeleteDraft } from "@/lib/feed/drafts/hooks";
import type { Draft } from "@/lib/feed/drafts/schema";

type DraftsSheetProps = {
  drafts: readonly Draft[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onResume: (draft: Draft) => void;
  onDiscarded: (draftId: string) => void;
};

type RowProps = { draft: Draft; onResume: () => void; onDiscard: () => void };

const nameOf = (draft: Draft) => draft.title.trim() || draft.caption.trim() || "Untitled";

function DraftRow({ draft, onResume, onDiscard }: RowProps) {
  const cover = draft.images[0];
  const count = draft.images.length;
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onResume}
        className="flex min-h-18 min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 pr-2 text-left hover:bg-card-press"
      >
        {cover ? (
          <img
            src={mediaUrl(cover.photoUrl, 320)}
            alt=""
            width={60}
            height={60}
            className="size-15 shrink-0 rounded-control bg-bone object-cover"
          />
        ) : (
          <span className="flex size-15 shrink-0 items-center justify-center rounded-control bg-card text-ink-soft">
            <FileText aria-hidden="true" />
          </span>
        )}
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-semibold">{nameOf(draft)}</span>
          <span className="block text-ink-soft text-sm">
            {count} {count === 1 ? "photo" : "photos"} · <TimeAgo iso={draft.updatedAt} />
          </span>
        </span>
      </button>
      <IconButton label={`Discard draft ${nameOf(draft)}`} onClick={onDiscard}>
        <Trash2 aria-hidden="true" className="text-danger-ink" />
      </IconButton>
    </li>
  );
}

/** Drafts on the server, to resume or delete. */
export function DraftsSheet({ drafts, open, onOpenChange, onResume, onDiscarded }: DraftsSheetProps) {
  const [asked, setAsked] = useState<Draft | null>(null);
  const deleteDraft = useDeleteDraft();
  const discard = async () => {
    if (!asked) return;
    await deleteDraft(asked.id);
    onDiscarded(asked.id);
    if (drafts.length <= 1) onOpenChange(false);
  };
  return (
    <>
      <Sheet open={open} onOpenChange={onOpenChange} title="Your drafts">
        <ul aria-label="Drafts" className="flex flex-col gap-1">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onResume={() => onResume(draft)} onDiscard={() => setAsked(draft)} />
          ))}
        </ul>
      </Sheet>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Discard this draft?"
        description={`“${asked ? nameOf(asked) : ""}” and its photos are deleted for good.`}
        confirmLabel="Discard"
        onConfirm={discard}
        onFailed={(error) => failed("Draft not discarded", error)}
        pendingLabel="Discarding..."
      />
    </>
  );
}
