import { Component, type ReactNode } from "react";

type StoredScreenBoundaryProps = { instead: ReactNode; onFailed: () => void; children: ReactNode };

/** What an earlier version of the app kept may lack what this one draws from: that screen alone is given up. */
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
