import { APIProvider } from "@vis.gl/react-google-maps";
import { Component, type ReactNode, useEffect, useState } from "react";
import { loadGoogleMaps, onAuthenticationFailure } from "@/components/discover/map/load-google-maps";

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

export type GoogleScriptProps = {
  apiKey: string;
  loading: ReactNode;
  /** Shown if Google's map throws while rendering. */
  instead: ReactNode;
  onReady: () => void;
  /** The map didn't load, or its key was rejected later. */
  onFail: () => void;
};

/** Loads Google's libraries, and then mounts the map inside it. */
export function GoogleScript(props: GoogleScriptProps & { children: ReactNode }) {
  const { apiKey, loading, instead, onReady, onFail, children } = props;
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const show = () => {
      onReady();
      setLoaded(true);
    };
    loadGoogleMaps(apiKey).then(show, onFail);
  }, [apiKey, onReady, onFail]);
  useEffect(() => (isLoaded ? onAuthenticationFailure(onFail) : undefined), [isLoaded, onFail]);
  if (!isLoaded) return loading;
  return (
    <MapErrorBoundary instead={instead}>
      <APIProvider apiKey={apiKey}>{children}</APIProvider>
    </MapErrorBoundary>
  );
}
