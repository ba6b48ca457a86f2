import { type ReactNode, type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { haptic } from "@/lib/core/client/haptic";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { ORDER_HINT_ID, PhotoTile } from "./photo-tile";

/** How long a finger must rest before it picks up a tile; a shorter touch scrolls the page. */
const HOLD_MS = 220;
const SLOP = 8;

type Drag = { key: string; x: number; y: number; isMoving: boolean; timer?: ReturnType<typeof setTimeout> };

/** The tile under the pointer, identified by `data-tile`. */
function tileAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tile]");
  return tile ? Number(tile.dataset.tile) : null;
}

/** Reordering by drag: tiles change places as the pointer passes over them. */
function useDragOrder(onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const drag = useRef<Drag | null>(null);
  const latestMove = useRef(onMove);
  useEffect(() => {
    latestMove.current = onMove;
  });

  useEffect(() => {
    const move = (event: PointerEvent) => {
      const now = drag.current;
      if (!now) return;
      if (!now.isMoving) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLOP) return;
        if (event.pointerType !== "mouse") {
          clearTimeout(now.timer); // it turned into a scroll
          drag.current = null;
          return;
        }
        now.isMoving = true;
        setDragged(now.key);
      }
      const to = tileAt(event.clientX, event.clientY);
      if (to !== null) latestMove.current(now.key, to);
    };
    const end = () => {
      clearTimeout(drag.current?.timer);
      // Reset after the click event that follows a drag, which must still see it.
      setTimeout(() => {
        drag.current = null;
      });
      setDragged(null);
    };
    const holdStill = (event: TouchEvent) => {
      if (drag.current?.isMoving) event.preventDefault();
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
    document.addEventListener("touchmove", holdStill, { passive: false });
    return () => {
      document.removeEventListener("pointermove", move);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
      document.removeEventListener("touchmove", holdStill);
    };
  }, []);

  const begin = (key: string, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    const started: Drag = { key, x: event.clientX, y: event.clientY, isMoving: false };
    if (event.pointerType !== "mouse") {
      started.timer = setTimeout(() => {
        started.isMoving = true;
        haptic();
        setDragged(key);
      }, HOLD_MS);
    }
    drag.current = started;
  };
  return { dragged, begin, wasDragged: () => drag.current?.isMoving === true };
}

const PhotoSheet = lazyOverlay(() => import("./photo-sheet"), "PhotoSheet");

type PhotoOrderProps = {
  photos: readonly QueuedPhoto[];
  isLocked: boolean;
  onAltText: (key: string, altText: string) => void;
  onMove: (key: string, to: number) => void;
  /** Absent once the pictures are posted, because they can't be removed then. */
  onRemove?: (key: string) => void;
  /** Rendered after the last picture. */
  more?: ReactNode;
  /** What the hint below the pictures begins with. */
  hintStart?: string;
};

/** A post's pictures as tiles that can be described and moved. */
export function PhotoOrder({ photos, isLocked, onAltText, onMove, onRemove, more, hintStart = "" }: PhotoOrderProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const move = (key: string, to: number) => {
    const from = photos.findIndex((photo) => photo.key === key);
    const target = Math.min(Math.max(to, 0), photos.length - 1);
    if (from === -1 || from === target) return;
    onMove(key, target);
    setAnnouncement(`Photo moved to position ${target + 1} of ${photos.length}`);
  };
  const drag = useDragOrder(move);
  const openIndex = photos.findIndex((photo) => photo.key === openKey);
  const opened = photos[openIndex];
  const remove = (key: string) => {
    setOpen(false);
    onRemove?.(key);
  };
  return (
    <>
      <ul aria-label="Your photos" className="grid grid-cols-3 gap-2">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            index={index}
            count={photos.length}
            isDragged={drag.dragged === photo.key}
            isLocked={isLocked}
            onOpen={() => {
              if (drag.wasDragged()) return;
              setOpenKey(photo.key);
              setOpen(true);
            }}
            onRemove={onRemove && (() => remove(photo.key))}
            onMove={(to) => move(photo.key, to)}
            onGrab={(event) => !isLocked && drag.begin(photo.key, event)}
          />
        ))}
        {more}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p id={ORDER_HINT_ID} className="text-ink-soft text-sm">
        {hintStart}Tap a photo to describe it
        {photos.length > 1 ? ". To reorder, touch and hold a photo, then drag it, or use the arrow keys." : "."}
      </p>
      <PhotoSheet
        photo={opened}
        index={Math.max(openIndex, 0)}
        count={photos.length}
        open={isOpen && opened !== undefined}
        onOpenChange={setOpen}
        onAltText={(altText) => opened && onAltText(opened.key, altText)}
        onMove={(to) => opened && move(opened.key, to)}
        {...(onRemove && { onRemove: () => opened && remove(opened.key) })}
      />
    </>
  );
}
