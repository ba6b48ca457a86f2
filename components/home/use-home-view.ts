import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { HOME_FILTERS, type HomeFilter } from "@/lib/feed/photos/rules";

const HOME_TABS = ["trending", "hidden", "ai"] as const;
export type HomeTab = (typeof HOME_TABS)[number];

type View = { tab: HomeTab; filter: HomeFilter };

const one = <T extends string>(options: readonly [T, ...T[]], value: string | null): T =>
  options.find((option) => option === value) ?? options[0];

/** Kept in the address, so that Back and a reload find the screen as it was. */
function addressWith(changes: Record<string, string>): URL {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

function writeView(view: Partial<View>): void {
  const url = addressWith({
    ...(view.tab && { tab: view.tab === HOME_TABS[0] ? "" : view.tab }),
    ...(view.filter && { filter: view.filter === HOME_FILTERS[0] ? "" : view.filter }),
  });
  // The browser forgets where to scroll back to when an entry is replaced.
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}

/** A search is an entry of the history of its own: Back from it is the home screen without one. */
function writeSearch(search: string, before: string): void {
  const isBegun = search !== "" && before === "";
  window.history[isBegun ? "pushState" : "replaceState"](window.history.state, "", addressWith({ q: search }));
}

export function useHomeView() {
  const params = useSearchParams();
  const [view, setView] = useState<View>(() => ({
    tab: one(HOME_TABS, params.get("tab")),
    filter: one(HOME_FILTERS, params.get("filter")),
  }));
  const [search, setSearch] = useState(() => params.get("q") ?? "");

  const latest = useRef(view);
  const path = usePathname();

  useEffect(() => {
    const follow = () => {
      setSearch(new URLSearchParams(window.location.search).get("q") ?? "");
      // A detail that stood beside was closed: what was chosen meanwhile is written into the address below it.
      if (window.location.pathname === path) writeView(latest.current);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [path]);

  const change = (next: Partial<View>) => {
    latest.current = { ...latest.current, ...next };
    setView(latest.current);
    writeView(next);
  };
  const searchFor = (next: string) => {
    setSearch(next);
    writeSearch(next, search);
  };
  return { ...view, search, change, searchFor };
}
