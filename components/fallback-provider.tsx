"use client";

import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";

type FallbackProviderProps = {
  /** JSON responses by URL. */
  known: string;
  awaited: Record<string, Promise<unknown>>;
  children: ReactNode;
};

export function FallbackProvider({ known, awaited, children }: FallbackProviderProps) {
  const value = useMemo(() => {
    const answers: Record<string, unknown> = JSON.parse(known);
    return { fallback: { ...answers, ...awaited } };
  }, [known, awaited]);
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
