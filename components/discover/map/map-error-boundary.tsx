import { Component, type ReactNode } from "react";

type MapErrorBoundaryProps = { instead: ReactNode; children: ReactNode };

/** Errors thrown by Google's code while it renders or unmounts (a missing element above all) replace only the map. */
export class MapErrorBoundary extends Component<MapErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
