import { useEffect, useRef } from "react";
import { readValue, writeValue } from "@/lib/core/client/browser-storage";

const KEY = "feed-place";
/** Scroll positions further down than this are not restored: too many pages to load. */
const MAX_PAGES = 20;
type Place = { address: string; size: number; top: number };
/** Only for a reload: during client-side navigation the list's cache and the browser restore the position. */
let restored = false;

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "address" in value &&
  "size" in value &&
  "top" in value &&
  Number.isInteger(value.size) &&
  Number.isFinite(value.top);

function read(): Place | null {
  const value = readValue("session", KEY);
  return isPlace(value) ? value : null;
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry !== undefined && "type" in entry && (entry.type === "reload" || entry.type === "back_forward");
}

const GESTURES = ["wheel", "touchstart", "keydown"] as const;
const TIMEOUT_MS = 3000;

/** Stops as soon as the user scrolls. */
function untilGesture(): AbortController {
  const stop = new AbortController();
  for (const gesture of GESTURES) {
    window.addEventListener(gesture, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  return stop;
}

/** The data is loaded, but layout may take a few more frames. */
function scrollWhenTall(top: number, stop: AbortController): void {
  const until = performance.now() + TIMEOUT_MS;
  const step = () => {
    if (stop.signal.aborted) return;
    window.scrollTo({ top, behavior: "auto" });
    if (Math.abs(window.scrollY - top) <= 1 || performance.now() > until) stop.abort();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

type Feed = {
  size: number;
  setSize: (size: number) => Promise<unknown>;
  pages: readonly unknown[] | undefined;
  hasMore: boolean;
};

/** After a reload: loads as many pages as before and scrolls back to the same position. */
export function useScrollRestoration(address: string, { size, setSize, pages, hasMore }: Feed): void {
  const goal = useRef<{ place: Place; stop: AbortController } | null>(null);
  const latest = useRef({ address, size });
  useEffect(() => {
    latest.current = { address, size };
  });

  useEffect(() => {
    // Without session storage a reload starts at the top.
    const keep = () => void writeValue("session", KEY, { ...latest.current, top: window.scrollY });
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);

  useEffect(() => {
    if (restored) return;
    restored = true;
    const place = wasReloaded() ? read() : null;
    if (!place || place.address !== address || place.size > MAX_PAGES) return;
    // The browser's own scroll restoration ran before the list was loaded.
    goal.current = { place, stop: untilGesture() };
    if (place.size > 1) setSize(place.size).catch(() => undefined); // the list itself offers Retry
  }, [address, setSize]);

  const loaded = pages?.length ?? 0;
  useEffect(() => {
    if (!goal.current || loaded === 0) return;
    const { place, stop } = goal.current;
    if (loaded < place.size && hasMore) return;
    goal.current = null;
    scrollWhenTall(place.top, stop);
  }, [loaded, hasMore]);
}
