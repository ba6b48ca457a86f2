import { useEffect, useState } from "react";

/**
 * `open`, but false in the first render: Base UI plays no entrance animation for an overlay that is mounted open, which
 * code-split overlays are.
 */
export function useEntrance(open: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && isMounted;
}
