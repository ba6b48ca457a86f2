"use client";

import { Tooltip as Base } from "radix-ui";
import type { ReactNode } from "react";

/** Spec §9: opens after 700 ms, the next one within 300 ms at once. */
export const TOOLTIP_DELAY = 700;
export const TOOLTIP_SKIP_DELAY = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      {children}
    </Base.Provider>
  );
}

/** A hint for the mouse and the keyboard; a finger never sees it, so nothing needed stands in it. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Root>
      <Base.Trigger asChild>{children}</Base.Trigger>
      <Base.Portal>
        <Base.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-70 max-w-60 rounded-lg bg-navy px-2.5 py-1.5 text-sm text-white shadow-raise dark:border dark:border-line"
        >
          {label}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
