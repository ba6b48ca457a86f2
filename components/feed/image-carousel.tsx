"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { type OpenedFrom, useSharedOpen } from "@/components/feed/use-shared-open";
import { IconButton } from "@/components/ui/icon-button";
import { Picture } from "@/components/ui/picture";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { cn } from "@/lib/core/shared/cn";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";
import type { PhotoImage } from "@/lib/feed/photos/schema";

type ImageCarouselProps = {
  images: readonly PhotoImage[];
  alt: string;
  /** The card it grows out of. */
  from?: OpenedFrom | undefined;
  className?: string;
};

function Slide({ image, alt, priority }: { image: PhotoImage; alt: string; priority: boolean }) {
  return (
    <Picture
      src={image.photoUrl}
      srcSet={mediaSrcSet(image.photoUrl, image.width)}
      sizes="(min-width: 428px) 428px, 100vw"
      alt={image.altText || alt}
      width={image.width}
      height={image.height}
      thumbhash={image.placeholder}
      priority={priority}
      className="size-full"
    />
  );
}

/** One picture after the other by the browser's own scroll-snap; arrows do the same for those who don't swipe. */
export function ImageCarousel({ images, alt, from, className }: ImageCarouselProps) {
  const frame = useSharedOpen(from);
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [first] = images;
  if (!first) return null;
  if (images.length === 1) {
    return (
      <div ref={frame} className={cn("origin-top-left", className)}>
        <Slide image={first} alt={alt} priority />
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
            <Slide image={image} alt={alt} priority={index === 0} />
          </fieldset>
        ))}
      </div>
      {current > 0 && (
        <IconButton
          label="Previous photo"
          onPicture
          onClick={() => show(current - 1)}
          className="absolute top-1/2 left-3 -translate-y-1/2"
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
      )}
      {current < images.length - 1 && (
        <IconButton
          label="Next photo"
          onPicture
          onClick={() => show(current + 1)}
          className="absolute top-1/2 right-3 -translate-y-1/2"
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      )}
      <p className="absolute right-3 bottom-3 rounded-full bg-navy/75 px-2.5 py-0.5 font-semibold text-sm text-white tabular-nums">
        <span className="sr-only">Photo </span>
        {current + 1}
        <span aria-hidden="true">/</span>
        <span className="sr-only"> of </span>
        {images.length}
      </p>
    </section>
  );
}
