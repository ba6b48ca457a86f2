import { useCallback, useState } from "react";
import { useGoogleMapsKey } from "@/lib/discover/map/hooks";

/** Google's map where there is a key and it loads; on any failure (spec §8) the drawn one, for good. */
export function useGoogleOrDrawn() {
  const { apiKey, error } = useGoogleMapsKey();
  const [isDrawn, setDrawn] = useState(false);
  const onFail = useCallback(() => setDrawn(true), []);
  if ((error || apiKey === null) && !isDrawn) onFail();
  return { apiKey, isDrawn, onFail };
}
