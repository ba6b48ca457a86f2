import { type ReactNode, useEffect, useRef, useState } from "react";
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from "@/components/ui/tooltip-delays";
import { lazyPart } from "@/lib/core/client/lazy-part";

const TooltipContent = lazyPart(() => import("@/components/ui/tooltip-content"), "TooltipContent", { isQuiet: true });

let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * A tooltip for mouse users. Touch users never see it, so it contains nothing essential, and phones never load the
 * library: it is imported when a mouse first hovers over the element.
 */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType !== "mouse") return;
        const soon = performance.now() - lastClosed < TOOLTIP_SKIP_DELAY;
        timer.current = setTimeout(() => setOpen(true), soon ? 0 : TOOLTIP_DELAY);
      }}
      onPointerLeave={close}
      onPointerDown={close}
    >
      {children}
      {open && <TooltipContent label={label} onClose={close} />}
    </span>
  );
}
