import { prefersReducedMotion } from "./theme";

/** A short vibration, if the phone supports it and motion isn't reduced. */
export function haptic(): void {
  if (!prefersReducedMotion()) navigator.vibrate?.(10);
}
