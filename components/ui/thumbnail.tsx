import { Picture, POSTER, SQUARE } from "@/components/ui/picture";
import { cn } from "@/lib/core/shared/cn";
import { mediaUrl } from "@/lib/core/shared/media-sizes";

type ThumbnailProps = {
  image: string | null | undefined;
  /** Only where no nearby text says the same. */
  alt?: string | undefined;
  placeholder?: string | null | undefined;
  focusY?: number;
  isPoster?: boolean;
  priority?: boolean;
  className?: string;
};

/** A small picture in a list or a grid; `className` sets its width. */
export function Thumbnail({ image, alt = "", placeholder, isPoster, className, ...picture }: ThumbnailProps) {
  return (
    <Picture
      src={image ? mediaUrl(image, 320) : ""}
      alt={alt}
      {...(isPoster ? POSTER : SQUARE)}
      thumbhash={placeholder}
      className={cn("shrink-0 rounded-control", className)}
      {...picture}
    />
  );
}
