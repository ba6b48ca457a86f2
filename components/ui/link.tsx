"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { savesData } from "@/lib/core/client/connection";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch">;

/**
 * A link to another screen. Next's own fetches every page whose link comes into view: a dozen requests when a screen with
 * a bar opens, most of them for nothing. This one waits for a sign that it will be followed: a finger on the glass, a
 * mouse over it, the keyboard's focus.
 */
export function Link({ onPointerEnter, onFocus, ...props }: LinkProps) {
  const [isForeseen, setForeseen] = useState(false);
  const foresee = () => setForeseen(!savesData());
  return (
    <NextLink
      {...props}
      prefetch={isForeseen ? null : false}
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
