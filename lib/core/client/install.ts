import { useEffect, useState, useSyncExternalStore } from "react";
import { readValue, writeValue } from "./browser-storage";
import { signal } from "./signal";

/** Chrome's and Edge's own event; the early-input script keeps it until somebody asks for it. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    __installPrompt?: InstallPrompt | undefined;
  }
}

const KEY = "windmile-install";
const VISIT_KEY = "windmile-visit";
const DISMISSED_MS = 30 * 24 * 60 * 60 * 1000;
/** Offered in the second visit, and only to somebody who did something in one. */
const VISITS = 2;

type InstallHistory = { visits: number; hasActed: boolean; dismissedAt: number };
const changed = signal();

function kept(): InstallHistory {
  const value = readValue("local", KEY);
  const fields: Partial<Record<keyof InstallHistory, unknown>> =
    typeof value === "object" && value !== null ? value : {};
  return {
    visits: typeof fields.visits === "number" ? fields.visits : 0,
    hasActed: fields.hasActed === true,
    dismissedAt: typeof fields.dismissedAt === "number" ? fields.dismissedAt : 0,
  };
}

function write(next: Partial<InstallHistory>): void {
  writeValue("local", KEY, { ...kept(), ...next });
  changed.emit();
}

/** A tab's session is a visit. */
function countVisit(): void {
  if (readValue("session", VISIT_KEY) === true) return;
  writeValue("session", VISIT_KEY, true);
  write({ visits: kept().visits + 1 });
}

/** The person wrote something: the app has earned a place on the home screen. */
export function noteActed(): void {
  if (typeof window !== "undefined" && !kept().hasActed) write({ hasActed: true });
}

export function dismissInstall(): void {
  write({ dismissedAt: Date.now() });
}

function subscribe(tell: () => void): () => void {
  const stop = changed.on(tell);
  window.addEventListener("windmile-installable", tell);
  return () => {
    stop();
    window.removeEventListener("windmile-installable", tell);
  };
}

const isStandalone = () =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);
/** iPads call themselves Macs; only they have a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The browser's own question, or the steps a person takes where there is none. */
export type InstallOffer = "prompt" | "steps";

function offer(): InstallOffer | null {
  const { visits, hasActed, dismissedAt } = kept();
  if (visits < VISITS || !hasActed || Date.now() - dismissedAt < DISMISSED_MS || isStandalone()) return null;
  if (window.__installPrompt) return "prompt";
  return isIos() ? "steps" : null;
}

/** How this browser can be offered to install the app now; null where it can't, or should not be asked. */
export function useInstallOffer(): InstallOffer | null {
  const [isCounted, setCounted] = useState(false);
  useEffect(() => {
    countVisit();
    setCounted(true);
  }, []);
  const offered = useSyncExternalStore(subscribe, offer, () => null);
  return isCounted ? offered : null;
}

/** Shows the browser's install prompt; our offer is dismissed whatever the answer is. */
export async function install(): Promise<void> {
  const { __installPrompt: prompt } = window;
  window.__installPrompt = undefined; // a prompt can be shown once
  await prompt?.prompt().catch(() => undefined);
  dismissInstall();
}
