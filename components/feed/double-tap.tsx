import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { StarBurst } from "@/components/ui/star-burst";

const MAX_DELAY_MS = 300;
const MAX_DISTANCE_PX = 24;

type DoubleTapProps = { onDoubleTap: () => void; className?: string; children: ReactNode };

/**
 * Detects two quick taps in one place and shows a burst of stars. It's only a shortcut, because there is also a button.
 * Not every phone sends the browser's own dblclick event.
 */
export function DoubleTap({ onDoubleTap, className, children }: DoubleTapProps) {
  const last = useRef<{ at: number; x: number; y: number } | null>(null);
  const [bursts, setBursts] = useState(0);
  const hear = (event: PointerEvent) => {
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const before = last.current;
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    last.current = isButton || event.button !== 0 ? null : { at, x, y };
    if (!before || !last.current || at - before.at > MAX_DELAY_MS) return;
    if (Math.hypot(x - before.x, y - before.y) > MAX_DISTANCE_PX) return;
    last.current = null; // a third tap starts over
    setBursts(bursts + 1);
    onDoubleTap();
  };
  return (
    <div onPointerUp={hear} className={className}>
      {children}
      {bursts > 0 && (
        <span aria-hidden="true" className="pointer-events-none absolute top-1/2 left-1/2 size-0">
          <StarBurst key={bursts} />
        </span>
      )}
    </div>
  );
}
