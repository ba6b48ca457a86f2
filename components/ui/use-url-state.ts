import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";

type Params = { get: (name: string) => string | null };
type Parts = Record<string, string | number | boolean | undefined>;

/** Changes query parameters in the URL; undefined removes one. */
export function writeUrl(parts: Parts, how: "replaceState" | "pushState" = "replaceState"): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  // Skipped when unchanged: the browser loses an entry's scroll position when it is replaced.
  if (url.href !== window.location.href) window.history[how](window.history.state, "", url);
}

const paramsNow = () => new URLSearchParams(window.location.search);

/**
 * State that Back and Forward change, because it is stored per history entry: what an overlay shows, or a search. The
 * overlay itself writes the URL (`useBackClose`).
 */
export function useHistoryState<Value>(
  read: (params: Params) => Value,
  start: (requested: Value) => Value = (requested) => requested,
) {
  const params = useSearchParams();
  const [value, setValue] = useState(() => start(read(params)));
  useEffect(() => {
    const follow = () => {
      const next = read(paramsNow());
      setValue((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [read]);
  return [value, setValue] as const;
}

function isUnderOverlay(): boolean {
  const state: { overlays?: unknown } | null = window.history.state;
  return Array.isArray(state?.overlays) && state.overlays.length > 0;
}

type UrlStateOptions<View> = {
  /** Reads the view from URL parameters. Like `parts`, it must be a stable function. */
  read: (params: Params) => View;
  /** The view as query parameters; undefined removes one. */
  parts: (view: View) => Parts;
  /** Changes the initial view from the URL. */
  start?: (requested: View) => View;
  /** Whether links on the page lead to other views. */
  followsLinks?: boolean;
};

/** State stored in the URL without new history entries, so that Back and a reload restore the page. */
export function useUrlState<View extends object>(options: UrlStateOptions<View>) {
  const { read, parts, start = (requested) => requested, followsLinks = false } = options;
  const params = useSearchParams();
  const path = usePathname();
  const [view, setView] = useState(() => start(read(params)));
  const latest = useRef(view);
  /** Views that this hook wrote and that the router may not have reported yet, as JSON. */
  const own = useRef([JSON.stringify(parts(read(params)))]);
  const isAbove = useRef(false);

  const change = useCallback(
    (next: Partial<View>) => {
      const changed = { ...latest.current, ...next };
      latest.current = changed;
      own.current.push(JSON.stringify(parts(changed)));
      setView(changed);
      writeUrl(parts(changed));
      isAbove.current ||= isUnderOverlay();
    },
    [parts],
  );

  // Going back can reveal a URL from before the change: under an overlay that was open then, or under a search.
  useEffect(() => {
    const carryDown = () => {
      if (window.location.pathname !== path || (followsLinks && !isAbove.current)) return;
      isAbove.current = isUnderOverlay();
      own.current.push(JSON.stringify(parts(read(paramsNow()))), JSON.stringify(parts(latest.current)));
      writeUrl(parts(latest.current));
    };
    window.addEventListener("popstate", carryDown);
    return () => window.removeEventListener("popstate", carryDown);
  }, [path, read, parts, followsLinks]);

  // Our own changes show up in the router's parameters a little later. Any other change is a link to another view.
  useEffect(() => {
    if (!followsLinks) return;
    const requested = read(params);
    const name = JSON.stringify(parts(requested));
    const index = own.current.lastIndexOf(name);
    own.current = index < 0 ? [name] : own.current.slice(index);
    if (index >= 0) return;
    latest.current = requested;
    setView(requested);
  }, [params, read, parts, followsLinks]);

  return { view, change };
}
