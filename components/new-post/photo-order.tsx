import { type ReactNode, useState } from "react";
import { lazyOverlay } from "@/lib/core/client/lazy-component";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { PhotoTile } from "./photo-tile";
import { useDragOrder } from "./use-drag-order";

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
};

/** A post's pictures as tiles that can be described and moved. */
export function PhotoOrder({ photos, isLocked, onAltText, onMove, onRemove, more }: PhotoOrderProps) {
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
