import { useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";

/**
 * Back closes the overlay before it leaves the page. Each open overlay adds a history entry whose state lists the
 * overlays open at that moment, so that nested overlays close one by one.
 */
type OverlayState = { overlays?: unknown } | null;

const openOverlays = new Map<string, () => void>();
const waiting: (() => void)[] = [];
let settle: ReturnType<typeof setTimeout> | undefined;
let steppingBack = false;
let listening = false;

function overlaysInHistory(): unknown[] {
  const state: OverlayState = window.history.state;
  return Array.isArray(state?.overlays) ? state.overlays : [];
}

function runPending(): void {
  for (const action of waiting.splice(0)) action();
}

const GESTURES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** On a slow phone the browser scrolls seconds after `popstate`. */
const RESTORED_WITHIN_MS = 5000;

/**
 * Keeps the page under an overlay in place. After `popstate` the browser restores the history entry's scroll position,
 * or scrolls to the top if the router has replaced that entry in the meantime. Ends when the user scrolls or taps.
 */
function keepPlace(): void {
  const [top, page] = [window.scrollY, window.location.pathname];
  const end = () => {
    window.removeEventListener("scroll", putBack);
    for (const gesture of GESTURES) window.removeEventListener(gesture, end);
  };
  const putBack = () => {
    if (window.location.pathname !== page) end();
    else if (window.scrollY === 0) window.scrollTo({ top, behavior: "instant" });
  };
  window.addEventListener("scroll", putBack, { passive: true });
  for (const gesture of GESTURES) window.addEventListener(gesture, end, { passive: true });
  setTimeout(end, RESTORED_WITHIN_MS);
}

function onPopState(): void {
  const entries = overlaysInHistory();
  const closing = [...openOverlays].filter(([id]) => !entries.includes(id));
  if (waiting.length === 0 && (steppingBack || closing.length > 0)) keepPlace();
  steppingBack = false;
  for (const [, close] of closing) close();
  runPending();
}

/** Removes the history entries of overlays that were closed by other means than Back. */
function dropClosedEntries(): void {
  settle = undefined;
  const entries = overlaysInHistory();
  const lastOpen = entries.findLastIndex((id) => typeof id === "string" && openOverlays.has(id));
  const steps = entries.length - 1 - lastOpen;
  steppingBack = steps > 0;
  if (steppingBack) window.history.go(-steps);
  else runPending();
}

function scheduleDrop(): void {
  // Deferred, because strict mode closes and reopens every effect once, and because a link followed inside the overlay
  // has replaced the entry by then.
  clearTimeout(settle);
  settle = setTimeout(dropClosedEntries, 0);
}

/**
 * For a navigation that follows closing an overlay (`close(); afterOverlaysClosed(() => router.push(…))`): the history
 * step back that closing causes would cancel a navigation that starts immediately.
 */
export function afterOverlaysClosed(action: () => void): void {
  waiting.push(action);
  if (!steppingBack) scheduleDrop();
}

/**
 * The same for an overlay that closes after an await. Outside an event handler, React may commit the close after the
 * navigation has started, and the history step back would still cancel it.
 */
export function closeThen(close: () => void, action: () => void): void {
  flushSync(close);
  afterOverlaysClosed(action);
}

export type OverlayControl = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the closing animation: the moment to unmount the opener's content. */
  onClosed?: () => void;
};

/** For an overlay about one item (`lazyItemOverlay`). */
export type ItemOverlayControl<Item> = Omit<OverlayControl, "onOpenChange"> & { item: Item; onClose: () => void };

/**
 * The URL parameter of an open overlay: `?photo=0190…` opens it again on a reload, and for anyone who gets the link.
 */
export type OverlayAddress = { key: string; value: string };

/** Removes the URL parameters of overlays that have just closed. */
function withoutClosed(url: URL, entries: unknown[]): URL {
  for (const entry of entries) {
    const [key, value] = typeof entry === "string" && !openOverlays.has(entry) ? entry.split("=") : [];
    if (key !== undefined && value !== undefined) url.searchParams.delete(key);
  }
  return url;
}

/**
 * For an overlay opened by its link: inserts the page below as a history entry, so that closing it stays in the app. An
 * overlay that replaces another takes over its entry, so that one step back closes either.
 */
function pushOverlay(id: string, entries: unknown[], address: OverlayAddress | undefined): void {
  const url = withoutClosed(new URL(window.location.href), entries);
  const last = entries.at(-1);
  if (!steppingBack && typeof last === "string" && !openOverlays.has(last)) {
    if (address) url.searchParams.set(address.key, address.value);
    window.history.replaceState({ ...window.history.state, overlays: [...entries.slice(0, -1), id] }, "", url);
    return;
  }
  if (address) {
    if (url.searchParams.get(address.key) === address.value) {
      url.searchParams.delete(address.key);
      window.history.replaceState({ ...window.history.state, overlays: entries }, "", url);
    }
    url.searchParams.set(address.key, address.value);
  }
  window.history.pushState({ ...window.history.state, overlays: [...entries, id] }, "", url);
}

export function useBackClose(open: boolean, close: () => void, address?: OverlayAddress): void {
  const ownId = useId();
  const { key, value } = address ?? {};
  const id = key === undefined ? ownId : `${key}=${value}`;
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    if (!open) return;
    if (!listening) window.addEventListener("popstate", onPopState);
    listening = true;
    openOverlays.set(id, () => latestClose.current());
    const entries = overlaysInHistory();
    const named = key === undefined || value === undefined ? undefined : { key, value };
    if (!entries.includes(id)) pushOverlay(id, entries, named);
    return () => {
      openOverlays.delete(id);
      scheduleDrop();
    };
  }, [open, id, key, value]);
}
