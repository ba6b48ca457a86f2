import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";

const HOLD_MS = 1000;

type PocketLockProps = {
  onUnlock: () => void;
  /** What stays readable while the screen is locked. */
  children: ReactNode;
};

/** Covers the screen until its button is held for a second, which cloth in a pocket doesn't do. */
export function PocketLock({ onUnlock, children }: PocketLockProps) {
  const [isHeld, setHeld] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // The screen renders every second: a new `onUnlock` must not restart the hold.
  const unlock = useEffectEvent(onUnlock);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(unlock, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    button.current?.focus();
    // Neither Tab nor a screen reader reaches what is covered.
    const frame = document.querySelector("[data-frame]");
    frame?.setAttribute("inert", "");
    return () => frame?.removeAttribute("inert");
  }, []);
  const hold = () => {
    wasPressed.current = true;
    setHeld(true);
  };
  const release = () => setHeld(false);
  /** A screen reader activates a button without pressing it, and can't be in a pocket. */
  const click = () => {
    if (!wasPressed.current) onUnlock();
    wasPressed.current = false;
  };
  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label="Screen locked"
      className="over-main inset-y-0 z-50 flex touch-none select-none flex-col justify-between gap-6 overflow-hidden bg-navy p-5 pt-safe pb-safe text-white"
    >
      <div className="mt-5 flex flex-1 flex-col justify-center gap-8">{children}</div>
      <button
        ref={button}
        type="button"
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={({ key }) => (key === "Enter" || key === " ") && hold()}
        onKeyUp={release}
        onBlur={release}
        onClick={click}
        onContextMenu={(event) => event.preventDefault()}
        className="mb-5 flex min-h-16 w-full items-center justify-center gap-3 rounded-card bg-white font-semibold text-lg text-navy"
      >
        <Lock aria-hidden="true" />
        {isHeld ? "Keep holding…" : "Hold to unlock"}
      </button>
    </div>,
    document.body,
  );
}
