"use client";

import { useSyncExternalStore } from "react";
import { isTheme, REDUCED_MOTION_KEY, THEME_KEY, type Theme } from "@/lib/core/shared/theme";

declare global {
  interface Window {
    __applyTheme?: () => void;
  }
}

const CHANGED = "windmile:appearance";

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be blocked; the choice then lasts for this page only.
  }
  window.__applyTheme?.();
  window.dispatchEvent(new Event(CHANGED));
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function setTheme(theme: Theme): void {
  store(THEME_KEY, theme);
}

export function setReducedMotion(reduced: boolean): void {
  store(REDUCED_MOTION_KEY, String(reduced));
}

function subscribe(onChange: () => void): () => void {
  const media = typeof window.matchMedia === "function" ? window.matchMedia("(prefers-reduced-motion: reduce)") : null;
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  media?.addEventListener("change", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
    media?.removeEventListener("change", onChange);
  };
}

function currentTheme(): Theme {
  const stored = read(THEME_KEY);
  return isTheme(stored) ? stored : "system";
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}

/** Whether motion is to be left out, by the system's setting or by the app's own. */
export function prefersReducedMotion(): boolean {
  if (document.documentElement.hasAttribute("data-reduced-motion")) return true;
  return typeof window.matchMedia === "function" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
