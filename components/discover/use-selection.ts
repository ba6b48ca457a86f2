import { useCallback } from "react";
import { useHistoryState } from "@/components/ui/use-url-state";
import { type Selection, selectionIn } from "@/lib/discover/listing/items";

/** The open item. Forward and links reopen it. */
export function useSelection(preselected: Selection | null) {
  const [selection, setSelection] = useHistoryState(selectionIn, (requested) => requested ?? preselected);
  return {
    selection,
    open: useCallback(({ type, id }: Selection) => setSelection({ type, id }), [setSelection]),
    close: useCallback(() => setSelection(null), [setSelection]),
  };
}
