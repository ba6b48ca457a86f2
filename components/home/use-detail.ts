import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useState } from "react";

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

/**
 * The open detail. The dialog itself writes the address and closes on Back (`useBackClose`); here Forward opens it
 * again, and so does a link.
 */
export function useDetail() {
  const params = useSearchParams();
  const [detail, setDetail] = useState<Detail | null>(() => detailIn(params));

  useEffect(() => {
    const follow = () => {
      const next = detailIn(new URLSearchParams(window.location.search));
      setDetail((now) => (now?.key === next?.key && now?.id === next?.id ? now : next));
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  return {
    detail,
    open: useCallback((key: DetailKey, id: string) => setDetail({ key, id }), []),
    close: useCallback(() => setDetail(null), []),
  };
}
