import { useCallback, useEffect, useRef, useState } from "react";
import { useGoogleMapsKey } from "@/lib/discover/map/hooks";
import { MAP_LOAD_TIMEOUT } from "@/lib/discover/map/rules";

/**
 * Google's map if there is a key and the map loads within ten seconds of mounting, the key request included. On any
 * failure (spec §8) it stays the schematic map.
 */
export function useGoogleOrSchematicMap() {
  const { apiKey, error } = useGoogleMapsKey();
  const [isDrawn, setDrawn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onReady = useCallback(() => clearTimeout(timer.current), []);
  const onFail = useCallback(() => setDrawn(true), []);
  useEffect(() => {
    timer.current = setTimeout(onFail, MAP_LOAD_TIMEOUT);
    return onReady;
  }, [onFail, onReady]);
  if ((error || apiKey === null) && !isDrawn) onFail();
  return { apiKey, isDrawn, onReady, onFail };
}
