import { prefersReducedMotion } from "./theme";

// Scripted motion; app/styles/motion.css has the CSS motion. Celebrations, whose code loads late, use framer-motion.

/** Same as `--slow`: the maximum duration of an opening animation. */
export const SLOW_MS = 280;
/** Same as `--ease-glide`. */
export const GLIDE = "cubic-bezier(0.32, 0.72, 0, 1)";

/**
 * Calls `draw` from 0 to 1 over this many milliseconds, easing out; with reduced motion only at the end. Returns a
 * function that stops it.
 */
export function tween(ms: number, draw: (part: number) => void, onEnd?: () => void): () => void {
  const length = prefersReducedMotion() ? 0 : ms;
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = length === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / length));
    draw(1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(step);
    else if (onEnd) requestAnimationFrame(onEnd);
  });
  return () => cancelAnimationFrame(frame);
}
