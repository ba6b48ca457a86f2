import { useEffect, useRef, useState } from "react";
import { tween } from "@/lib/core/client/motion";
import { formatNumber } from "@/lib/core/shared/format";

const DURATION_MS = 700;

/** Counts from the previous value to the new one. Screen readers and reduced motion get the number itself. */
export function CountUp({ value }: { value: number }) {
  const [shown, setShown] = useState(value);
  const current = useRef(value);

  useEffect(() => {
    const start = current.current;
    if (start === value) return;
    return tween(DURATION_MS, (part) => {
      current.current = Math.round(start + (value - start) * part);
      setShown(current.current);
    });
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
