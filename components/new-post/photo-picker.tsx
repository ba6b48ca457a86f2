"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { ImageInput } from "@/components/ui/image-input";
import { MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import { PhotoSheet } from "./photo-sheet";
import { PhotoTile } from "./photo-tile";
import { SourceChoosers } from "./source-choosers";
import type { ComposerState } from "./use-composition";
import { useDragOrder } from "./use-drag-order";

type PhotoPickerProps = { composer: ComposerState; isLocked: boolean };

/** Lists the problems of photos as text, because colour alone would not be accessible. */
function Problems({ photos }: { photos: ComposerState["composition"]["photos"] }) {
  const problems = photos.flatMap(({ problem, key }, index) => (problem ? [{ key, problem, index }] : []));
  return (
    <div role="alert" className="flex flex-col gap-1 font-medium text-danger-ink text-sm empty:hidden">
      {problems.map(({ key, problem, index }) => (
        <p key={key}>
          Photo {index + 1}: {problem}
        </p>
      ))}
    </div>
  );
}

export function PhotoPicker({ composer, isLocked }: PhotoPickerProps) {
  const { composition, dispatch, addFiles, room } = composer;
  const { photos } = composition;
  const addMore = useRef<HTMLInputElement>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const move = (key: string, to: number) => {
    const from = photos.findIndex((photo) => photo.key === key);
    const target = Math.min(Math.max(to, 0), photos.length - 1);
    if (from === -1 || from === target) return;
    dispatch({ type: "photoMoved", key, to: target });
    setSaid(`Photo moved to place ${target + 1} of ${photos.length}`);
  };
  const drag = useDragOrder(move);
  const openIndex = photos.findIndex((photo) => photo.key === openKey);
  const opened = photos[openIndex];

  const remove = (key: string) => {
    setOpen(false);
    dispatch({ type: "photoRemoved", key });
  };
  return (
    <section aria-label="Photos" className="flex flex-col gap-3">
      <SourceChoosers
        disabled={isLocked || room === 0}
        isCompact={photos.length > 0}
        onFiles={(files) => void addFiles(files)}
      />
      {photos.length > 0 && (
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
                onRemove={() => remove(photo.key)}
                onMove={(to) => move(photo.key, to)}
                onGrab={(event) => !isLocked && drag.begin(photo.key, event)}
              />
            ))}
            {room > 0 && !isLocked && (
              <li>
                <button
                  type="button"
                  onClick={() => addMore.current?.click()}
                  className="flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-control border-2 border-line-strong border-dashed bg-card font-semibold text-sky-ink text-sm hover:bg-card-press"
                >
                  <Plus aria-hidden="true" className="size-6" />
                  Add more
                </button>
              </li>
            )}
          </ul>
          <ImageInput ref={addMore} multiple aria-label="Add more photos" onFiles={(files) => void addFiles(files)} />
          <p id="photo-order-hint" className="text-ink-soft text-sm">
            {photos.length} of {MAX_PHOTOS_PER_POST}. Tap a photo to describe it
            {photos.length > 1 ? "; hold and drag, or use the arrow keys, to change the order." : "."}
          </p>
        </>
      )}
      <Problems photos={photos} />
      <p role="status" className="sr-only">
        {said}
      </p>
      <PhotoSheet
        photo={opened}
        index={Math.max(openIndex, 0)}
        count={photos.length}
        open={isOpen && opened !== undefined}
        onOpenChange={setOpen}
        onAltText={(altText) => opened && dispatch({ type: "photoChanged", key: opened.key, change: { altText } })}
        onMove={(to) => opened && move(opened.key, to)}
        onRemove={() => opened && remove(opened.key)}
      />
    </section>
  );
}
