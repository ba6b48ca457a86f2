"use client";

import { Component, type ReactNode } from "react";

type MapErrorBoundaryProps = { instead: ReactNode; children: ReactNode };

/** Whatever Google's code throws while it draws or leaves, a missing element above all, is a failure of its map only. */
export class MapErrorBoundary extends Component<MapErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
