import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
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

function isUnderOverlay(): boolean {
  const state: { overlays?: unknown } | null = window.history.state;
  return Array.isArray(state?.overlays) && state.overlays.length > 0;
}

const said = (view: DiscoverView) => JSON.stringify(addressParts(view));

export function useDiscoverView(preselected: string) {
  const params = useSearchParams();
  const [view, setView] = useState<DiscoverView>(() => {
    const asked = viewIn(params);
    return asked.q === "" && preselected !== "" ? { ...asked, q: preselected } : asked;
  });
  const latest = useRef(view);
  const own = useRef([said(viewIn(params))]);
  const isAbove = useRef(false);

  const change = useCallback((next: Partial<DiscoverView>) => {
    const changed = { ...latest.current, ...next };
    latest.current = changed;
    own.current.push(said(changed));
    setView(changed);
    writeAddress(changed);
    isAbove.current ||= isUnderOverlay();
  }, []);

  // The filter sheet changed its own history entry: closing it uncovers the address from before.
  useEffect(() => {
    const carryDown = () => {
      if (!isAbove.current) return;
      isAbove.current = isUnderOverlay();
      own.current.push(said(viewIn(new URLSearchParams(window.location.search))), said(latest.current));
      writeAddress(latest.current);
    };
    window.addEventListener("popstate", carryDown);
    return () => window.removeEventListener("popstate", carryDown);
  }, []);

  // Our own address change comes back as the router's parameters a little later; any other change is a link to another
  // view.
  useEffect(() => {
    const asked = viewIn(params);
    const name = said(asked);
    const index = own.current.lastIndexOf(name);
    own.current = index < 0 ? [name] : own.current.slice(index);
    if (index >= 0) return;
    latest.current = asked;
    setView(asked);
  }, [params]);
  return { view, change };
}
