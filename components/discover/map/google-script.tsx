import { type ReactNode, useEffect, useState } from "react";
import { loadGoogleMaps } from "@/components/discover/map/load-google-maps";
import { MapErrorBoundary } from "@/components/discover/map/map-error-boundary";

type GoogleScriptProps = {
  apiKey: string;
  loading: ReactNode;
  /** Shown where Google's map breaks while it is drawn. */
  instead: ReactNode;
  onFail: () => void;
  children: ReactNode;
};

/** What needs Google's own code, once that has come. */
export function GoogleScript({ apiKey, loading, instead, onFail, children }: GoogleScriptProps) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    loadGoogleMaps(apiKey).then(() => setLoaded(true), onFail);
  }, [apiKey, onFail]);
  return isLoaded ? <MapErrorBoundary instead={instead}>{children}</MapErrorBoundary> : loading;
}
