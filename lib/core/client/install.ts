import { useEffect, useState, useSyncExternalStore } from "react";
import { readValue, writeValue } from "./browser-storage";
import { signal } from "./signal";

/** Chrome's and Edge's own event. */
type InstallPrompt = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };
const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

const KEY = "windmile-install";
const VISIT_KEY = "windmile-visit";
const DISMISSED_MS = 30 * 24 * 60 * 60 * 1000;
/** Offered from the second visit on, and only to someone who has done something. */
const VISITS = 2;

type InstallHistory = { visits: number; hasActed: boolean; dismissedAt: number };
const changed = signal();
let prompt: InstallPrompt | undefined;

if (typeof window !== "undefined") {
  // The browser fires this once, soon after the page has loaded, so every page loads this module.
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) prompt = event;
    changed.emit();
  });
}

function readHistory(): InstallHistory {
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
  writeValue("local", KEY, { ...readHistory(), ...next });
  changed.emit();
}

/** A tab's session is a visit. */
function countVisit(): void {
  if (readValue("session", VISIT_KEY) === true) return;
  writeValue("session", VISIT_KEY, true);
  write({ visits: readHistory().visits + 1 });
}

/** The user wrote something, so the app may offer to install itself. */
export function recordLastActivity(): void {
  if (typeof window !== "undefined" && !readHistory().hasActed) write({ hasActed: true });
}

export function dismissInstall(): void {
  write({ dismissedAt: Date.now() });
}

const isStandalone = () =>
  window.matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);
/** iPads identify as Macs, but only they have a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** The browser's own prompt, or manual steps if there is none. */
export type InstallOffer = "prompt" | "steps";

function offer(): InstallOffer | null {
  const { visits, hasActed, dismissedAt } = readHistory();
  if (visits < VISITS || !hasActed || Date.now() - dismissedAt < DISMISSED_MS || isStandalone()) return null;
  if (prompt) return "prompt";
  return isIos() ? "steps" : null;
}

/** How this browser can install the app now; null if it can't, or if it shouldn't be offered. */
export function useInstallOffer(): InstallOffer | null {
  const [isCounted, setCounted] = useState(false);
  useEffect(() => {
    countVisit();
    setCounted(true);
  }, []);
  const offered = useSyncExternalStore(changed.on, offer, () => null);
  return isCounted ? offered : null;
}

/** Shows the browser's install prompt; our offer is dismissed whatever the choice is. */
export async function install(): Promise<void> {
  const event = prompt;
  prompt = undefined; // The prompt can be shown only once.
  await event?.prompt().catch(() => undefined);
  dismissInstall();
}
