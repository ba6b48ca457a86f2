"use client";

import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";

type PrefetchedProps = {
  /** Data that was ready before the first byte, serialized as JSON so that React doesn't traverse it on both sides. */
  known: string;
  /** Promises of data that streams in later, by SWR key. */
  late: Record<string, Promise<unknown>>;
  children: ReactNode;
};

/** Gives the prefetched data to the SWR hooks below as their fallback. */
export function Prefetched({ known, late, children }: PrefetchedProps) {
  const value = useMemo(() => {
    const parsed: Record<string, unknown> = JSON.parse(known);
    return { fallback: { ...parsed, ...late } };
  }, [known, late]);
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
