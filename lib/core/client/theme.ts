import { REDUCED_MOTION_KEY, THEME_KEY, type Theme } from "@/lib/core/shared/theme";
import { writeText } from "./browser-storage";

declare global {
  interface Window {
    __applyTheme?: () => void;
  }
}

function store(key: string, value: string): void {
  writeText("local", key, value); // If storage is blocked, the choice lasts until the page is closed.
  window.__applyTheme?.();
}

export function setTheme(theme: Theme): void {
  store(THEME_KEY, theme);
}

export function setReducedMotion(reduced: boolean): void {
  store(REDUCED_MOTION_KEY, String(reduced));
}

/** Whether to reduce motion, by the system's setting or the app's. */
export function prefersReducedMotion(): boolean {
  if (document.documentElement.hasAttribute("data-reduced-motion")) return true;
  return typeof window.matchMedia === "function" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
