import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { type Selection, selectionIn } from "@/lib/discover/listing/items";

/** The sheet itself writes the address and closes on Back (`useBackClose`); Forward and a link open it again. */
export function useSelection(preselected: Selection | null) {
  const params = useSearchParams();
  const [selection, setSelection] = useState<Selection | null>(() => selectionIn(params) ?? preselected);

  useEffect(() => {
    const follow = () => {
      const next = selectionIn(new URLSearchParams(window.location.search));
      setSelection((now) => (now?.type === next?.type && now?.id === next?.id ? now : next));
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  return {
    selection,
    open: useCallback(({ type, id }: Selection) => setSelection({ type, id }), []),
    close: useCallback(() => setSelection(null), []),
  };
}
