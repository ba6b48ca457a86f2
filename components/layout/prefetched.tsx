"use client";

import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";

type PrefetchedProps = {
  /** What was there in time, as JSON: React would walk through every value of an object, on both sides. */
  known: string;
  /** What comes later, by key. */
  late: Record<string, Promise<unknown>>;
  children: ReactNode;
};

/** Hands the hooks below what the server asked for beforehand. */
export function Prefetched({ known, late, children }: PrefetchedProps) {
  const value = useMemo(() => {
    const parsed: Record<string, unknown> = JSON.parse(known);
    return { fallback: { ...parsed, ...late } };
  }, [known, late]);
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
