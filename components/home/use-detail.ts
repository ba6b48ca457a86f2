import { useCallback } from "react";
import { useHistoryState } from "@/components/ui/use-url-state";

/** Query parameters of the details that open over the home screen. */
const DETAIL_KEYS = ["photo", "trend", "gem"] as const;
export type DetailKey = (typeof DETAIL_KEYS)[number];
export type Detail = { key: DetailKey; id: string };

function detailIn(params: { get: (name: string) => string | null }): Detail | null {
  for (const key of DETAIL_KEYS) {
    const id = params.get(key);
    if (id) return { key, id };
  }
  return null;
}

/** The open detail. Forward and links reopen it. */
export function useDetail() {
  const [detail, setDetail] = useHistoryState(detailIn);
  return {
    detail,
    open: useCallback((key: DetailKey, id: string) => setDetail({ key, id }), [setDetail]),
    close: useCallback(() => setDetail(null), [setDetail]),
  };
}
