"use client";

import { Check, CircleAlert, X } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/core/shared/cn";
import type { ComposedPhoto } from "./composition";

type PhotoTileProps = {
  photo: ComposedPhoto;
  index: number;
  count: number;
  isDragged: boolean;
  isLocked: boolean;
  onOpen: () => void;
  onRemove: () => void;
  onMove: (to: number) => void;
  onGrab: (event: PointerEvent) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -3, ArrowRight: 1, ArrowDown: 3 };

function Progress({ photo, index }: { photo: ComposedPhoto; index: number }) {
  const percent = Math.round(photo.progress * 100);
  return (
    <div
      role="progressbar"
      aria-label={`Uploading photo ${index + 1}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="pointer-events-none absolute inset-x-2 bottom-2 h-2 overflow-hidden rounded-full bg-navy/60"
    >
      <div
        className="h-full origin-left rounded-full bg-sky transition-transform"
        style={{ transform: `scaleX(${photo.progress})` }}
      />
    </div>
  );
}

/** A thumbnail: tap for its alt text and order, arrow keys or a drag to move it, × to take it off. */
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
        aria-describedby="photo-order-hint"
        className="block size-full select-none focus-visible:-outline-offset-4"
      >
        {photo.preview ? (
          <img src={photo.preview} alt="" draggable={false} className="size-full object-cover" />
        ) : photo.state === "failed" ? null : (
          <Skeleton className="size-full rounded-none" />
        )}
        {photo.state === "failed" && (
          <span className="absolute inset-0 flex items-center justify-center bg-danger/70 text-white">
            <CircleAlert aria-hidden="true" className="size-8" />
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
              {photo.altText ? <Check aria-hidden="true" className="size-3" /> : <span aria-hidden="true">+</span>}
              ALT
            </span>
          </span>
        )}
      </button>
      {photo.state === "uploading" && <Progress photo={photo} index={index} />}
      {!isLocked && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove photo ${index + 1}`}
          className="absolute top-0 right-0 flex size-11 items-start justify-end p-1.5"
        >
          <span className="flex size-7 items-center justify-center rounded-full bg-navy/80 text-white">
            <X aria-hidden="true" className="size-4" />
          </span>
        </button>
      )}
    </li>
  );
}
