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

/** A photo with its poster's name. A link, so that it can be opened in a new tab. */
export function PhotoCard({ photo, onOpen, priority }: PhotoCardProps) {
  const name = fullName(photo.user);
  return (
    <article className="photo-card">
      <a
        href={`/?photo=${encodeURIComponent(photo.id)}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(photo, event.currentTarget.getBoundingClientRect());
        }}
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
          fill
        />
      </a>
      <div>
        <Avatar name={name} src={photo.user.profileImageUrl} size="xs" />
        <span className="name">{name}</span>
        <LikeButton photo={photo} />
      </div>
    </article>
  );
}
