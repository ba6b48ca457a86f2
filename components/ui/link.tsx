"use client";

import NextLink from "next/link";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { savesData } from "@/lib/core/client/connection";
import { signal } from "@/lib/core/client/signal";

type LinkProps = ComponentProps<"a"> & { href: string };

/** A link that is about to be followed inside the app; a listener may prevent it. */
type FollowedLink = { href: string; preventDefault: () => void };
export const linkFollowed = signal<FollowedLink>();

/** Not a click that opens a new tab or window. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to another screen. It prefetches on hover, touch, or focus, because a feed has forty links in view. */
export function Link({ href, onMouseEnter, onTouchStart, onFocus, ...props }: LinkProps) {
  const [isLikely, setLikely] = useState(false);
  const prefetch = () => setLikely(!savesData());
  return (
    <NextLink
      {...props}
      href={href}
      prefetch={isLikely ? null : false}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onNavigate={({ preventDefault }) => linkFollowed.emit({ href, preventDefault })}
    />
  );
}
