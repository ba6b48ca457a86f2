import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "@/lib/core/client/theme";
import { formatNumber } from "@/lib/core/shared/format";

const DURATION_MS = 700;

/** Runs from the last value to the new one. Screen readers and reduced motion get the number itself. */
export function CountUp({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const current = useRef(value);

  useEffect(() => {
    const start = current.current;
    if (start === value) return;
    if (prefersReducedMotion()) {
      current.current = value;
      setShown(value);
      return;
    }
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - begun) / DURATION_MS));
      const eased = 1 - (1 - progress) ** 3;
      current.current = Math.round(start + (value - start) * eased);
      setShown(current.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <span>
      <span aria-hidden="true" className="tabular-nums">
        {formatNumber(shown)}
      </span>
      <span className="sr-only">{formatNumber(value)}</span>
    </span>
  );
}
