"use client";

import { useEffect, useRef } from "react";
import type { ScreenName, ScreenProps } from "@/components/shell/screens";
import { saveScreen } from "@/lib/core/client/response-cache";
import { cacheResponsesFor } from "@/lib/core/client/response-caching";

type ScreenSnapshotWriterProps<Name extends ScreenName> = {
  /** The device's user. Nothing is stored for visitors. */
  viewerId: string | null;
  name: Name;
  props: ScreenProps<Name> & object;
};

/** Rendered beside a screen: stores what the shell needs to render that screen offline. */
export function ScreenSnapshotWriter<Name extends ScreenName>({
  viewerId,
  name,
  props,
}: ScreenSnapshotWriterProps<Name>) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (viewerId === null) return;
    cacheResponsesFor(viewerId);
    void saveScreen(viewerId, window.location.pathname, { name, props: latest.current });
  }, [viewerId, name]);
  return null;
}
