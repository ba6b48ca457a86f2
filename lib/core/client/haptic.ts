import { prefersReducedMotion } from "./theme";

/** A short vibration, where the phone supports it and motion is not reduced. */
export function haptic(): void {
  if (!prefersReducedMotion()) navigator.vibrate?.(10);
}
