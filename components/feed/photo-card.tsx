"use client";

import type { MouseEvent } from "react";
import { LikeButton } from "@/components/feed/like-button";
import type { OpenedFrom } from "@/components/feed/use-shared-open";
import { Avatar } from "@/components/ui/avatar";
import { Picture } from "@/components/ui/picture";
import { fullName } from "@/lib/core/shared/format";
import { mediaSrcSet } from "@/lib/core/shared/media-sizes";
import type { Photo } from "@/lib/feed/photos/schema";

/** Half the phone, less the margins and the gap between the columns. */
const CARD_SIZES = "(min-width: 428px) 192px, 45vw";

type PhotoCardProps = { photo: Photo; onOpen: (photo: Photo, from: OpenedFrom) => void; priority: boolean };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A print on the wall with its label below: the picture, and who hung it. A link, so that it opens in a new tab too. */
export function PhotoCard({ photo, onOpen, priority }: PhotoCardProps) {
  const name = fullName(photo.user);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <a
        href={`/?photo=${encodeURIComponent(photo.id)}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(photo, event.currentTarget.getBoundingClientRect());
        }}
        className="relative min-h-0 flex-1 focus-visible:-outline-offset-3"
      >
        <Picture
          src={photo.photoUrl}
          srcSet={mediaSrcSet(photo.photoUrl, photo.width)}
          sizes={CARD_SIZES}
          alt={photo.altText || photo.caption || photo.title}
          width={photo.width}
          height={photo.height}
          thumbhash={photo.placeholder}
          priority={priority}
          className="absolute inset-0 size-full"
        />
      </a>
      <div className="flex min-h-12 items-center gap-1.5 pl-2">
        <Avatar name={name} src={photo.user.profileImageUrl} size="xs" />
        <span className="min-w-0 flex-1 truncate font-semibold text-sm" title={name}>
          {name}
        </span>
        <LikeButton photo={photo} className="gap-0.5 px-2 [&_svg]:size-4.5" />
      </div>
    </article>
  );
}
