import { FileText, Trash2 } from "lucide-react";
import { failed } from "@/components/ui/failed";
import { IconButton } from "@/components/ui/icon-button";
import { Sheet } from "@/components/ui/sheet";
import { TimeAgo } from "@/components/ui/time-ago";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toast } from "@/components/ui/use-toast";
import { countOf } from "@/lib/core/shared/format";
import { mediaUrl } from "@/lib/core/shared/media-sizes";
import { useDiscardDraft } from "@/lib/feed/drafts/hooks";
import type { Draft } from "@/lib/feed/drafts/schema";

type DraftsSheetProps = OverlayControl & {
  drafts: readonly Draft[];
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
            <FileText />
          </span>
        )}
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block truncate font-semibold">{nameOf(draft)}</span>
          <span className="block text-ink-soft text-sm">
            {countOf(count, "photo")} · <TimeAgo iso={draft.updatedAt} />
          </span>
        </span>
      </button>
      <IconButton
        label={`Discard draft ${nameOf(draft)}`}
        icon={Trash2}
        onClick={onDiscard}
        className="[&_svg]:text-danger-ink"
      />
    </li>
  );
}

export function DraftsSheet({ drafts, open, onOpenChange, onResume, onDiscarded }: DraftsSheetProps) {
  const discardLater = useDiscardDraft();
  const discard = (draft: Draft) => {
    const undo = discardLater(draft.id, (error) => failed("Couldn't discard draft", error));
    toast({ title: "Draft discarded", description: nameOf(draft), action: { label: "Undo", onClick: undo } });
    onDiscarded(draft.id);
    if (drafts.length <= 1) onOpenChange(false);
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Your drafts">
      <ul aria-label="Drafts" className="flex flex-col gap-1">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onResume={() => onResume(draft)} onDiscard={() => discard(draft)} />
        ))}
      </ul>
    </Sheet>
  );
}
