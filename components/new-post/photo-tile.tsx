import { Check, CircleAlert, X } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { UploadProgress } from "@/components/ui/upload-progress";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { cn } from "@/lib/core/shared/cn";

type PhotoTileProps = {
  photo: QueuedPhoto;
  index: number;
  count: number;
  isDragged: boolean;
  isLocked: boolean;
  onOpen: () => void;
  /** Absent if it can't be removed. */
  onRemove?: () => void;
  onMove: (to: number) => void;
  onGrab: (event: PointerEvent) => void;
};

export const ORDER_HINT_ID = "photo-order-hint";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -3, ArrowRight: 1, ArrowDown: 3 };

/** A thumbnail: tap for its alt text and order, arrow keys or drag to move it, × to remove it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, isDragged, isLocked, onOpen, onRemove, onMove, onGrab } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || isLocked) return;
    event.preventDefault();
    onMove(index + step);
  };
  const name = `Photo ${index + 1} of ${count}`;
  return (
    <li
      data-tile={index}
      className={cn(
        "relative aspect-square overflow-hidden rounded-control bg-bone transition-[scale,box-shadow]",
        isDragged && "z-10 scale-105 shadow-raise ring-3 ring-sky",
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onPointerDown={onGrab}
        onContextMenu={(event) => event.preventDefault()}
        disabled={isLocked}
        aria-label={`${name}. ${photo.altText ? `Described as ${photo.altText}` : "No description yet"}`}
        aria-describedby={ORDER_HINT_ID}
        className="block size-full select-none focus-visible:-outline-offset-4"
      >
        {photo.preview ? (
          <img src={photo.preview} alt="" draggable={false} className="size-full object-cover" />
        ) : photo.state === "failed" ? null : (
          <Skeleton className="size-full rounded-none" />
        )}
        {photo.state === "failed" && (
          <span className="absolute inset-0 flex items-center justify-center bg-danger/70 text-white">
            <CircleAlert className="size-8" />
          </span>
        )}
        {photo.state === "preparing" && (
          <span className="absolute inset-0 flex items-center justify-center text-ink">
            <Spinner label="Preparing photo" />
          </span>
        )}
        {photo.state !== "uploading" && (
          <span className="pointer-events-none absolute inset-x-1.5 bottom-1.5 flex flex-wrap gap-1 font-semibold text-white text-xs">
            {index === 0 && count > 1 && <span className="rounded-full bg-navy/80 px-2 py-0.5">Cover</span>}
            <span className="inline-flex items-center gap-0.5 rounded-full bg-navy/80 px-2 py-0.5">
              {photo.altText ? <Check className="size-3" /> : <span aria-hidden="true">+</span>}
              ALT
            </span>
          </span>
        )}
      </button>
      {photo.state === "uploading" && <UploadProgress label={`Uploading photo ${index + 1}`} share={photo.progress} />}
      {!isLocked && onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove photo ${index + 1}`}
          className="absolute top-0 right-0 flex size-11 items-start justify-end p-1.5"
        >
          <span className="flex size-7 items-center justify-center rounded-full bg-navy/80 text-white">
            <X className="size-4" />
          </span>
        </button>
      )}
    </li>
  );
}
