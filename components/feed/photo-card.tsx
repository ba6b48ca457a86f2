import { type MouseEvent, memo, type PointerEvent, useEffect, useRef } from "react";
import { LikeButton } from "@/components/feed/like-button";
import type { OpenedFrom } from "@/components/feed/use-picture-transition";
import { Avatar } from "@/components/ui/avatar";
import { isPlainClick } from "@/components/ui/link";
import { PersonName } from "@/components/ui/person-name";
import { Picture } from "@/components/ui/picture";
import { haptic } from "@/lib/core/client/haptic";
import { DEFAULT_LOCATION, DEFAULT_TITLE } from "@/lib/core/shared/defaults";
import { fullName } from "@/lib/core/shared/format";
import type { Photo } from "@/lib/feed/photos/schema";

const LONG_PRESS_MS = 500;
/** Movement tolerance, because a finger is never perfectly still. */
const TOLERANCE_PX = 10;

/**
 * Detects a touch held in place. A mouse keeps the browser's context menu, and everything a long press offers is
 * available elsewhere too. The tap at its end is suppressed.
 */
function useLongPress(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0, wasHeld: false });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      from.current = { x, y, wasHeld: false };
      if (pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        from.current.wasHeld = true;
        haptic();
        onHeld();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > TOLERANCE_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop, // the page scrolls
    onClickCapture: (event: MouseEvent) => {
      if (!from.current.wasHeld) return;
      from.current.wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Suppresses the browser's link menu, which a long press would open at the same time. */
    onContextMenu: (event: MouseEvent) => {
      const { nativeEvent } = event;
      if ("pointerType" in nativeEvent && nativeEvent.pointerType === "touch") event.preventDefault();
    },
  };
}

/** Half the screen width, minus the margins and the gap between columns. */
const CARD_SIZES = "(min-width: 428px) 192px, 45vw";

type PhotoCardProps = {
  photo: Photo;
  onOpen: (photo: Photo, from: OpenedFrom) => void;
  /** A long press on the card. */
  onHold: (photo: Photo, from: OpenedFrom) => void;
  priority: boolean;
};

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
