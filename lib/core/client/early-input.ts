"use client";

import { useLayoutEffect } from "react";

declare global {
  interface Window {
    __pageTaken?: () => void;
  }
}

/** Tells the inline script that keeps early taps and words that React has taken the page over, at that very moment. */
export function useEarlyInput(): void {
  useLayoutEffect(() => window.__pageTaken?.(), []);
}
