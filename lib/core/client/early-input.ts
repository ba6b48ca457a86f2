import { useLayoutEffect } from "react";

declare global {
  interface Window {
    __pageTaken?: () => void;
  }
}

/** Tells the inline script that buffers input before hydration that React has hydrated the page. */
export function useEarlyInput(): void {
  useLayoutEffect(() => window.__pageTaken?.(), []);
}
