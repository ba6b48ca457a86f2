import { Camera, Images, Plus } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { takeCameraRequest } from "@/components/layout/camera-flag";
import { ImageInput } from "@/components/ui/image-input";
import type { QueuedPhoto } from "@/lib/core/client/use-upload-queue";
import { cn } from "@/lib/core/shared/cn";
import { MAX_PHOTOS_PER_POST } from "@/lib/feed/photos/rules";
import { PhotoOrder } from "./photo-order";
import type { Composer } from "./use-composer";

type ChooserProps = {
  label: string;
  hint: string;
  icon: ReactNode;
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
  capture?: "environment";
  disabled: boolean;
  isAsked?: boolean;
  isCompact: boolean;
};

function Chooser({ label, hint, icon, input, onFiles, capture, disabled, isAsked = false, isCompact }: ChooserProps) {
  return (
    <div className="min-w-0 flex-1">
      <ImageInput
        ref={input}
        capture={capture}
        multiple={!capture}
        disabled={disabled}
        aria-label={capture ? "Take a photo" : "Choose photos"}
        onFiles={onFiles}
      />
      <button
        type="button"
        disabled={disabled}
        onClick={() => input.current?.click()}
        className={cn(
          "flex w-full items-center justify-center rounded-card border-2 px-2 transition-[background-color,scale] active:scale-[0.98] disabled:opacity-55",
          isCompact ? "min-h-12 gap-2 [&_svg]:size-5" : "min-h-28 flex-col gap-1 py-4 [&_svg]:size-7",
          isAsked
            ? "border-transparent bg-sky text-on-sky"
            : "border-line-strong border-dashed bg-card text-ink hover:bg-card-press",
        )}
      >
        <span className={isAsked ? "" : "text-sky-ink"}>{icon}</span>
        <span className="font-semibold">{label}</span>
        {!isCompact && <span className={cn("text-sm leading-snug", !isAsked && "text-ink-soft")}>{hint}</span>}
      </button>
    </div>
  );
}

type SourceChoosersProps = {
  disabled: boolean;
  /** Compact once there are photos. */
  isCompact: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * Camera and gallery. When the bottom bar asks for it, the camera opens by itself; if the browser requires a tap, the
 * button is highlighted instead.
 */
function SourceChoosers({ disabled, isCompact, onFiles }: SourceChoosersProps) {
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    if (!takeCameraRequest()) return;
    setAsked(true);
    camera.current?.click();
  }, []);

  const take = (files: File[]) => {
    setAsked(false);
    onFiles(files);
  };
  return (
    <div className="flex gap-3">
      <Chooser
        label="Camera"
        hint={isAsked ? "Tap to open the camera" : "Take a photo"}
        icon={<Camera />}
        input={camera}
        onFiles={take}
        capture="environment"
        disabled={disabled}
        isCompact={isCompact}
        isAsked={isAsked}
      />
      <Chooser
        label="Gallery"
        hint="Choose up to 9"
        icon={<Images />}
        input={gallery}
        onFiles={take}
        disabled={disabled}
        isCompact={isCompact}
      />
    </div>
  );
}

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
            hintStart={`${photos.length} of ${MAX_PHOTOS_PER_POST}. `}
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
        </>
      )}
      <Problems photos={photos} />
    </section>
  );
}
