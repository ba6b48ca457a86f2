import { type MouseEvent, memo, useRef } from "react";
import { LikeButton } from "@/components/feed/like-button";
import { useLongPress } from "@/components/feed/use-long-press";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { Avatar } from "@/components/ui/avatar";
import { PersonName } from "@/components/ui/person-name";
import { Picture } from "@/components/ui/picture";
import { DEFAULT_LOCATION, DEFAULT_TITLE } from "@/lib/core/shared/defaults";
import { fullName } from "@/lib/core/shared/format";
import type { Photo } from "@/lib/feed/photos/schema";

/** Half the screen width, minus the margins and the gap between columns. */
const CARD_SIZES = "(min-width: 428px) 192px, 45vw";

type PhotoCardProps = {
  photo: Photo;
  onOpen: (photo: Photo, from: OpenedFrom) => void;
  /** A long press on the card. */
  onHold: (photo: Photo, from: OpenedFrom) => void;
  priority: boolean;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A photo with its title, place, and author. A link, so that it can be opened in a new tab. Re-rendered only when its
 * own photo changes: a like would re-render the whole feed.
 */
export const PhotoCard = memo(function PhotoCard({ photo, onOpen, onHold, priority }: PhotoCardProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const press = useLongPress(() => link.current && onHold(photo, link.current.getBoundingClientRect()));
  const name = fullName(photo.user);
  // Default texts weren't written by the author, so they aren't shown.
  const hasTitle = photo.title !== DEFAULT_TITLE;
  const hasPlace = photo.location !== DEFAULT_LOCATION;
  return (
    <article className="photo-card">
      <a
        ref={link}
        {...press}
        href={`/?photo=${encodeURIComponent(photo.id)}`}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen(photo, event.currentTarget.getBoundingClientRect());
        }}
      >
        <Picture
          src={photo.photoUrl}
          widest={photo.width}
          sizes={CARD_SIZES}
          alt={photo.altText || photo.caption || photo.title}
          width={photo.width}
          height={photo.height}
          thumbhash={photo.placeholder}
          priority={priority}
          fill
        />{" "}
        {(hasTitle || hasPlace) && (
          <span className="about">
            {hasTitle && <b>{photo.title}</b>} {hasPlace && <span>{photo.location}</span>}
          </span>
        )}
      </a>
      <div>
        <Avatar name={name} src={photo.user.profileImageUrl} size="xs" />
        <span className="name">
          <PersonName person={photo.user} />
        </span>
        <LikeButton photo={photo} />
      </div>
    </article>
  );
});
