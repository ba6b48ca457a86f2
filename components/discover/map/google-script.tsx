import { Component, type ReactNode, useEffect, useState } from "react";
import { loadGoogleMaps } from "@/components/discover/map/load-google-maps";

type MapErrorBoundaryProps = { instead: ReactNode; children: ReactNode };

/** Errors thrown by Google's code while it renders or unmounts (a missing element above all) replace only the map. */
class MapErrorBoundary extends Component<MapErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

type GoogleScriptProps = {
  apiKey: string;
  loading: ReactNode;
  /** Shown if Google's map throws while rendering. */
  instead: ReactNode;
  onReady: () => void;
  onFail: () => void;
  children: ReactNode;
};

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
