import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; never on the server, so that what hangs on it is no phone's to download. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (tell: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", tell);
      return () => media.removeEventListener("change", tell);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
