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

/** Stands beside a screen in its page: the device remembers what it is drawn from, for a time without a network. */
export function KeepScreen<Name extends ScreenName>({ viewerId, name, props }: KeepScreenProps<Name>) {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (viewerId === null) return;
    keepSeenFor(viewerId);
    void keepScreen(viewerId, window.location.pathname, { name, props: latest.current });
  }, [viewerId, name]);
  return null;
}
