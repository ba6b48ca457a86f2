"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useState } from "react";
import { HOME_FILTERS, type HomeFilter } from "@/lib/feed/photos/rules";

export const HOME_TABS = ["trending", "hidden", "ai"] as const;
export type HomeTab = (typeof HOME_TABS)[number];

type View = { tab: HomeTab; filter: HomeFilter; search: string };

const one = <T extends string>(options: readonly [T, ...T[]], value: string | null): T =>
  options.find((option) => option === value) ?? options[0];

/** Kept in the address without a new entry of the history: Back and a reload find the screen as it was. */
function writeAddress(changes: Record<string, string>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, "", url);
}

export function useHomeView() {
  const params = useSearchParams();
  const [view, setView] = useState<View>(() => ({
    tab: one(HOME_TABS, params.get("tab")),
    filter: one(HOME_FILTERS, params.get("filter")),
    search: params.get("q") ?? "",
  }));
  const change = useCallback((next: Partial<View>) => {
    setView((current) => ({ ...current, ...next }));
    writeAddress({
      ...(next.tab && { tab: next.tab === HOME_TABS[0] ? "" : next.tab }),
      ...(next.filter && { filter: next.filter === HOME_FILTERS[0] ? "" : next.filter }),
      ...(next.search !== undefined && { q: next.search }),
    });
  }, []);
  return { ...view, change };
}
