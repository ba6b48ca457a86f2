"use client";

import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";

type PageResponse = { json: string };

/** Parsed once: going back renders the same response again, and `fallbackInCache` recognizes its values by identity. */
const parsed = new WeakMap<PageResponse, Record<string, unknown>>();

function answersIn(response: PageResponse): Record<string, unknown> {
  const answers: Record<string, unknown> = parsed.get(response) ?? JSON.parse(response.json);
  parsed.set(response, answers);
  return answers;
}

type FallbackProviderProps = {
  /** A page's data: JSON responses by URL. */
  response: PageResponse;
  children: ReactNode;
};

export function FallbackProvider({ response, children }: FallbackProviderProps) {
  const value = useMemo(() => ({ fallback: answersIn(response) }), [response]);
  return <SWRConfig value={value}>{children}</SWRConfig>;
}
