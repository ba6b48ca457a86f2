import { Component, type ReactNode } from "react";

type StoredScreenBoundaryProps = { instead: ReactNode; onFailed: () => void; children: ReactNode };

/** Data stored by an earlier version may lack a field that this one renders; only that screen is dropped. */
export class StoredScreenBoundary extends Component<StoredScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    this.props.onFailed();
  }
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
