import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useHold } from "@/components/record/use-hold";

type ScreenLockProps = {
  onUnlock: () => void;
  /** What stays readable while the screen is locked. */
  children: ReactNode;
};

/** Covers the screen until its button is held for a second, which doesn't happen by accident in a pocket. */
export function ScreenLock({ onUnlock, children }: ScreenLockProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isHeld, buttonProps } = useHold(onUnlock);
  useEffect(() => {
    button.current?.focus();
    // Neither Tab nor a screen reader reaches the covered content.
    const frame = document.querySelector("[data-frame]");
    frame?.setAttribute("inert", "");
    return () => frame?.removeAttribute("inert");
  }, []);
  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label="Screen locked"
      className="over-main inset-y-0 z-50 flex touch-none select-none flex-col justify-between gap-6 overflow-hidden bg-navy p-4 pt-safe pb-safe text-white"
    >
      <div className="mt-4 flex flex-1 flex-col justify-center gap-8">{children}</div>
      <button
        ref={button}
        type="button"
        {...buttonProps}
        className="mb-4 flex min-h-16 w-full items-center justify-center gap-3 rounded-card bg-white font-semibold text-navy"
      >
        <Lock aria-hidden="true" />
        {isHeld ? "Keep holding…" : "Hold to unlock"}
      </button>
    </div>,
    document.body,
  );
}
