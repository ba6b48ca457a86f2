import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { type OpenedFrom, usePictureTransition } from "@/components/feed/use-picture-transition";
import { IconButton } from "@/components/ui/icon-button";
import { Picture } from "@/components/ui/picture";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { cn } from "@/lib/core/shared/cn";
import type { PhotoImage } from "@/lib/feed/photos/schema";

type ImageCarouselProps = {
  images: readonly PhotoImage[];
  alt: string;
  from?: OpenedFrom | undefined;
  className?: string;
};

const loadFullPhoto = retryImport(() => import("@/components/feed/full-photo"));

type SlideProps = { images: readonly PhotoImage[]; index: number; alt: string };

/**
 * Cropped to fit, with a button to view the full photo, because a tap on the picture itself could be half of a double
 * tap.
 */
function Slide({ images, index, alt }: SlideProps) {
  const image = images[index];
  if (!image) return null;
  const text = image.altText || alt;
  const open = async ({ currentTarget: from }: MouseEvent<HTMLElement>) => {
    const { showWhole } = await loadFullPhoto();
    showWhole({ images, index, alt, from });
  };
  const which = images.length > 1 ? ` ${index + 1}` : "";
  return (
    <div className="relative size-full">
      <Picture
        src={image.photoUrl}
        widest={image.width}
        sizes="(min-width: 428px) 428px, 100vw"
        alt={text}
        width={image.width}
        height={image.height}
        thumbhash={image.placeholder}
        priority={index === 0}
        className="size-full"
      />
      <IconButton
        label={`View full photo${which}: ${text}`}
        icon={Maximize2}
        onPicture
        onClick={(event) => void open(event)}
        className="absolute bottom-3 left-3"
      />
    </div>
  );
}

/** Pictures side by side with native scroll-snap, plus arrows for people who don't swipe. */
export function ImageCarousel({ images, alt, from, className }: ImageCarouselProps) {
  const frame = usePictureTransition(from);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = images;
  if (!first) return null;
  if (images.length === 1) {
    return (
      <div ref={frame} className={cn("origin-top-left", className)}>
        <Slide images={images} index={0} alt={alt} />
      </div>
    );
  }

  const show = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
  return (
    <section
      ref={frame}
      aria-roledescription="carousel"
      aria-label={`Photos: ${alt}`}
      className={cn("relative origin-top-left", className)}
    >
      <div
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
        className="scrollbar-none flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
      >
        {images.map((image, index) => (
          <fieldset
            key={image.photoUrl}
            aria-label={`${index + 1} of ${images.length}`}
            className="size-full min-w-0 shrink-0 snap-center"
          >
            <Slide images={images} index={index} alt={alt} />
          </fieldset>
        ))}
      </div>
      {current > 0 && (
        <IconButton
          label="Previous photo"
          icon={ChevronLeft}
          onPicture
          onClick={() => show(current - 1)}
          className="absolute top-1/2 left-3 -translate-y-1/2"
        />
      )}
      {current < images.length - 1 && (
        <IconButton
          label="Next photo"
          icon={ChevronRight}
          onPicture
          onClick={() => show(current + 1)}
          className="absolute top-1/2 right-3 -translate-y-1/2"
        />
      )}
      <p className="absolute right-3 bottom-3 rounded-full bg-navy/75 px-2 py-1 font-semibold text-sm text-white tabular-nums">
        <span className="sr-only">Photo </span>
        {current + 1}
        <span aria-hidden="true">/</span>
        <span className="sr-only"> of </span>
        {images.length}
      </p>
    </section>
  );
}
