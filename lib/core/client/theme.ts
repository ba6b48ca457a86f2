"use client";

import { useSyncExternalStore } from "react";
import { isTheme, REDUCED_MOTION_KEY, THEME_KEY, type Theme } from "@/lib/core/shared/theme";
import { readText, writeText } from "./browser-storage";
import { signal } from "./signal";

declare global {
  interface Window {
    __applyTheme?: () => void;
  }
}

const changed = signal();

function store(key: string, value: string): void {
  writeText("local", key, value); // where storage is blocked the choice lasts for this page only
  window.__applyTheme?.();
  changed.emit();
}

export function setTheme(theme: Theme): void {
  store(THEME_KEY, theme);
}

export function setReducedMotion(reduced: boolean): void {
  store(REDUCED_MOTION_KEY, String(reduced));
}

function subscribe(onChange: () => void): () => void {
  const media = typeof window.matchMedia === "function" ? window.matchMedia("(prefers-reduced-motion: reduce)") : null;
  const stop = changed.on(onChange);
  window.addEventListener("storage", onChange);
  media?.addEventListener("change", onChange);
  return () => {
    stop();
    window.removeEventListener("storage", onChange);
    media?.removeEventListener("change", onChange);
  };
}

function currentTheme(): Theme {
  const stored = readText("local", THEME_KEY);
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
