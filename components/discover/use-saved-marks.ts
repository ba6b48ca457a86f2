"use client";

import { useCallback, useState } from "react";
import type { ListedItem } from "@/lib/discover/listing/items";

/** What was saved or taken off since the lists were fetched: cards, pins and sheets all show the same. */
export function useSavedMarks() {
  const [marks, setMarks] = useState<Readonly<Record<string, boolean>>>({});
  return {
    isSaved: useCallback((item: ListedItem) => marks[item.id] ?? item.isSaved, [marks]),
    mark: useCallback((id: string, isSaved: boolean) => setMarks((now) => ({ ...now, [id]: isSaved })), []),
  };
}

export type SavedMarks = ReturnType<typeof useSavedMarks>;
