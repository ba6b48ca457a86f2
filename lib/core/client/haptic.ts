import { prefersReducedMotion } from "./theme";

/** A short tick in the hand, where the phone can and nobody wants things still. */
export function haptic(): void {
  if (!prefersReducedMotion()) navigator.vibrate?.(10);
}
