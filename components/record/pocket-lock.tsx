import { Lock } from "lucide-react";
import { useEffect, useRef, useState } from "react";

const HOLD_MS = 1000;

/** Lies over everything until it is held for a second: cloth does not do that. */
export function PocketLock({ onUnlock }: { onUnlock: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(onUnlock, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onUnlock]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className="over-main inset-y-0 z-50 flex touch-none items-end justify-center bg-navy/80 p-6 pb-safe">
      <button
        ref={button}
        type="button"
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => (key === "Enter" || key === " ") && hold()}
        onKeyUp={release}
        onContextMenu={(event) => event.preventDefault()}
        className="mb-10 flex min-h-16 w-full select-none items-center justify-center gap-3 rounded-card bg-white font-semibold text-lg text-navy"
      >
        <Lock />
        {isHeld ? "Keep holding…" : "Hold to unlock"}
      </button>
    </div>
  );
}
