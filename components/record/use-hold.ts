import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";

const HOLD_MS = 1000;

/**
 * Props of a button that acts only after a second's hold by a finger or a key, which is longer than an accidental
 * touch.
 */
export function useHold(onHeld: () => void) {
  const [isHeld, setHeld] = useState(false);
  const wasPressed = useRef(false);
  // The screen renders every second: a new `onHeld` must not restart the hold.
  const task = useEffectEvent(onHeld);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(task, HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = () => {
    wasPressed.current = true;
    setHeld(true);
  };
  const release = () => setHeld(false);
  /** A screen reader activates a button without pressing it, and doesn't do so by accident. */
  const click = () => {
    if (!wasPressed.current) onHeld();
    wasPressed.current = false;
  };
  const buttonProps = {
    onPointerDown: hold,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter" || key === " ") hold();
    },
    onKeyUp: release,
    onBlur: release,
    onClick: click,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
  return { isHeld, buttonProps };
}
