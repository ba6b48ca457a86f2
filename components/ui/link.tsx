"use client";

import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { type ComponentProps, type MouseEvent, use } from "react";
import { opensHere } from "@/components/layout/clicked-link";
import { savesData } from "@/lib/core/client/connection";

type LinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link to another screen. Next's own weighs 3 KB compressed, does more work for each of a screen's forty links, and
 * prefetches every page whose link scrolls into view. This one prefetches on intent: on touch start, hover or keyboard
 * focus.
 */
export function Link({ href, onClick, onPointerEnter, onFocus, ...props }: LinkProps) {
  // From the context, as in Next's own link: null outside of a router, where `useRouter` would throw.
  const router = use(AppRouterContext);
  const foresee = () => {
    if (!savesData()) router?.prefetch(href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !opensHere(event, event.currentTarget)) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event); // also fires on touch start
        foresee();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        foresee();
      }}
    />
  );
}
