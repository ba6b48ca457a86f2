"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useState } from "react";
import { addressParts, type DiscoverView, viewIn } from "@/lib/discover/listing/rules";

/** Kept in the address without a new entry of the history: Back and a reload find the screen as it was. */
function writeAddress(view: DiscoverView): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(addressParts(view))) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  window.history.replaceState(window.history.state, "", url);
}

export function useDiscoverView(preselected: string) {
  const params = useSearchParams();
  const [view, setView] = useState<DiscoverView>(() => {
    const asked = viewIn(params);
    return asked.q === "" && preselected !== "" ? { ...asked, q: preselected } : asked;
  });
  const change = useCallback(
    (next: Partial<DiscoverView>) => {
      const changed = { ...view, ...next };
      setView(changed);
      writeAddress(changed);
    },
    [view],
  );
  return { view, change };
}
