import { Plus } from "lucide-react";
import { useRef } from "react";
import { ImageInput } from "@/components/ui/image-input";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import { PhotoOrder } from "./photo-order";
import { ORDER_HINT_ID } from "./photo-tile";
import { SourceChoosers } from "./source-choosers";
import type { Composer } from "./use-composer";

type PhotoPickerProps = { composer: Composer; isLocked: boolean };

/** Lists photo problems as text, because color alone wouldn't be accessible. */
function Problems({ photos }: { photos: readonly QueuedPhoto[] }) {
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
  const { queue, addFiles, room } = composer;
  const { photos } = queue;
  const addMore = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Photos" className="flex flex-col gap-3">
      <SourceChoosers
        disabled={isLocked || room === 0}
        isCompact={photos.length > 0}
        onFiles={(files) => void addFiles(files)}
      />
      {photos.length > 0 && (
        <>
          <PhotoOrder
            photos={photos}
            isLocked={isLocked}
            onAltText={(key, altText) => queue.change(key, { altText })}
            onMove={queue.move}
            onRemove={queue.remove}
            more={
              room > 0 &&
              !isLocked && (
                <li>
                  <button
                    type="button"
                    onClick={() => addMore.current?.click()}
                    className="flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-control border-2 border-line-strong border-dashed bg-card font-semibold text-sky-ink text-sm hover:bg-card-press"
                  >
                    <Plus className="size-6" />
                    Add more
                  </button>
                </li>
              )
            }
          />
          <ImageInput ref={addMore} multiple aria-label="Add more photos" onFiles={(files) => void addFiles(files)} />
          <p id={ORDER_HINT_ID} className="text-ink-soft text-sm">
            {photos.length} of {MAX_PHOTOS_PER_POST}. Tap a photo to describe it
            {photos.length > 1 ? ". To reorder, touch and hold a photo, then drag it, or use the arrow keys." : "."}
          </p>
        </>
      )}
      <Problems photos={photos} />
    </section>
  );
}
