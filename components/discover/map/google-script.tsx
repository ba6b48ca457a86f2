import { type ReactNode, useEffect, useState } from "react";
import { loadGoogleMaps } from "@/components/discover/map/load-google-maps";
import { MapErrorBoundary } from "@/components/discover/map/map-error-boundary";

type GoogleScriptProps = {
  apiKey: string;
  loading: ReactNode;
  /** Shown if Google's map throws while rendering. */
  instead: ReactNode;
  onReady: () => void;
  onFail: () => void;
  children: ReactNode;
};

/** Renders its children once Google's script has loaded. */
export function GoogleScript({ apiKey, loading, instead, onReady, onFail, children }: GoogleScriptProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const show = () => {
      onReady();
      setLoaded(true);
    };
    loadGoogleMaps(apiKey).then(show, onFail);
  }, [apiKey, onReady, onFail]);
  return isLoaded ? <MapErrorBoundary instead={instead}>{children}</MapErrorBoundary> : loading;
}
