"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import type { ListedItem } from "@/lib/discover/listing/items";

/** What stands open in the sheet, by its key in the address. */
export const SELECTION_KEYS = ["venue", "gem", "event"] as const;
export type Selection = { kind: ListedItem["kind"]; id: string };

function selectionIn(params: { get: (name: string) => string | null }): Selection | null {
  for (const kind of SELECTION_KEYS) {
    const id = params.get(kind);
    if (id) return { kind, id };
  }
  return null;
}

/** The sheet itself writes the address and closes on Back (`useBackClose`); Forward and a link open it again. */
export function useSelection(preselected: Selection | null) {
  const params = useSearchParams();
  const [selection, setSelection] = useState<Selection | null>(() => selectionIn(params) ?? preselected);

  useEffect(() => {
    const follow = () => {
      const next = selectionIn(new URLSearchParams(window.location.search));
      setSelection((now) => (now?.kind === next?.kind && now?.id === next?.id ? now : next));
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  return {
    selection,
    open: useCallback(({ kind, id }: Selection) => setSelection({ kind, id }), []),
    close: useCallback(() => setSelection(null), []),
  };
}
