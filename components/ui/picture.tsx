"use client";

import { type ReactNode, useState } from "react";
import { thumbHashToAverageRGBA } from "thumbhash";
import { PictureFallback } from "@/components/ui/picture-fallback";
import { cn } from "@/lib/core/shared/cn";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";

/** Aspect ratios for pictures whose width comes from their container. */
export const POSTER = { width: 856, height: 1070 };
export const SQUARE = { width: 320, height: 320 };

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The widest size of an uploaded picture to offer in `srcset`. */
  widest?: number;
  sizes?: string;
  /** Base64 thumbhash. Its average color is the placeholder while the picture loads. */
  thumbhash?: string | null;
  /** Vertical focus point of a crop, 0 (top) to 1 (bottom). */
  focusY?: number;
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  /** Fills its container instead of keeping its own aspect ratio. */
  fill?: boolean;
  className?: string;
  imgClassName?: string;
  /** Shown when the picture can't be loaded; a drawn skyline by default. */
  fallback?: ReactNode;
};

function averageColor(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(Uint8Array.from(atob(hash), (char) => char.charCodeAt(0)));
    return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`;
  } catch {
    return undefined; // An invalid hash only means no placeholder.
  }
}

/** A picture that reserves its space (no layout shift) and falls back to a placeholder tile when it can't be loaded. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, widest, sizes, thumbhash, focusY = 0.5, priority, fill, className } = props;
  const srcSet = widest === undefined ? undefined : mediaSrcSet(src, widest);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) {
    const { fallback = <PictureFallback alt={alt} width={width} height={height} className={className} /> } = props;
    return fallback;
  }
  return (
    <picture
      className={cn("picture", className)}
      style={{ aspectRatio: fill ? undefined : `${width} / ${height}`, backgroundColor: averageColor(thumbhash) }}
    >
      <img
        // An error event before hydration is lost, so read the state from the element.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
        }}
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        onError={() => setFailed(src)}
        className={props.imgClassName}
        style={focusY === 0.5 ? undefined : { objectPosition: `50% ${focusY * 100}%` }}
      />
    </picture>
  );
}
