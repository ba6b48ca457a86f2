import { type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { cn } from "@/lib/core/shared/cn";

/** Chips on one line that scrolls sideways; a newly selected one is scrolled into view. */
export function ChipRow({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  const row = useRef<HTMLFieldSetElement>(null);
  const lastChosen = useRef<Element | null>(null);

  useEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? null;
    const isNew = chosen !== lastChosen.current;
    lastChosen.current = chosen;
    if (!element || !chosen || !isNew) return;
    const left = chosen.offsetLeft - element.offsetLeft;
    const hidden = left < element.scrollLeft || left + chosen.offsetWidth > element.scrollLeft + element.clientWidth;
    if (hidden) element.scrollTo?.({ left: left - 16, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  });

  return (
    <fieldset
      ref={row}
      aria-label={label}
      className={cn("row-fade scrollbar-none -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1", className)}
    >
      {children}
    </fieldset>
  );
}
