import { Layers } from "lucide-react";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { Picture, SQUARE } from "@/components/ui/picture";
import type { ProfilePhoto } from "@/lib/feed/photos/schema";

export function PhotoThumb({ photo, onOpen }: { photo: ProfilePhoto; onOpen: (from: OpenedFrom) => void }) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control">
      <button
        type="button"
        onClick={(event) => onOpen(event.currentTarget.getBoundingClientRect())}
        className="block size-full focus-visible:-outline-offset-4"
      >
        <Picture
          src={photo.photoUrl}
          widest={photo.width}
          sizes="(min-width: 428px) 130px, 31vw"
          alt={photo.altText || photo.caption || photo.title}
          {...SQUARE}
          thumbhash={photo.placeholder}
          className="size-full"
        />
      </button>
      {photo.photos.length > 1 && (
        <span className="pointer-events-none absolute top-1.5 right-1.5 rounded-full bg-navy/75 p-1 text-white">
          <Layers className="size-3.5" />
          <span className="sr-only">{photo.photos.length} photos</span>
        </span>
      )}
    </li>
  );
}
