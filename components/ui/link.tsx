"use client";

import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { type ComponentProps, type MouseEvent, use } from "react";
import { opensHere } from "@/components/layout/clicked-link";
import { savesData } from "@/lib/core/client/connection";

type LinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link to another screen. Next's own weighs 3 KB packed, does more for each of a screen's forty links than this one, and
 * fetches every page whose link comes into view. This one waits for a sign that it will be followed: a finger on the
 * glass, a mouse over it, the keyboard's focus.
 */
export function Link({ href, onClick, onPointerEnter, onFocus, ...props }: LinkProps) {
  // As Next's own link has it: none where nothing is routed. `useRouter` throws there.
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
        onPointerEnter?.(event); // a finger enters as it comes down
        foresee();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        foresee();
      }}
    />
  );
}
