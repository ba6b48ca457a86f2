"use client";

import { useEffect, useRef } from "react";
import type { ScreenName, ScreenProps } from "@/components/shell/screen-props";
import { keepSeenFor } from "@/lib/core/client/seen";
import { keepScreen } from "@/lib/core/client/seen-store";

type KeepScreenProps<Name extends ScreenName> = {
  /** Whose device it is; of visitors nothing is kept. */
  viewerId: string | null;
  name: Name;
  props: ScreenProps[Name] & object;
};

/** Screens an app is opened with: they are kept as they stand, too, so that they are there before any code has run. */
const OPENED_WITH: ReadonlySet<ScreenName> = new Set([
  "home",
  "discover",
  "activity",
  "social",
  "profile",
  "saved",
  "notifications",
]);
/** When what comes by itself after a page is there. Milliseconds. */
const SETTLED_MS = 3000;

/** Keeps how the screen stands once it has settled, and when it is left. Of use to the service worker alone. */
function useKeptDrawing(viewerId: string | null, isOn: boolean): void {
  useEffect(() => {
    if (viewerId === null || !isOn) return;
    const path = window.location.pathname;
    const draw = () => {
      if (!navigator.serviceWorker?.controller) return;
      const keep = import("@/lib/core/client/drawn-screen").then((module) => module.keepDrawnScreen(viewerId, path));
      keep.catch(() => undefined);
    };
    const onHidden = () => {
      if (document.hidden) draw();
    };
    const timer = setTimeout(draw, SETTLED_MS);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [viewerId, isOn]);
}

/** Stands beside a screen in its page: the device remembers what it is drawn from, for a time without a network. */
export function KeepScreen<Name extends ScreenName>({ viewerId, name, props }: KeepScreenProps<Name>) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (viewerId === null) return;
    keepSeenFor(viewerId);
    void keepScreen(viewerId, window.location.pathname, { name, props: latest.current });
  }, [viewerId, name]);
  useKeptDrawing(viewerId, OPENED_WITH.has(name));
  return null;
}
