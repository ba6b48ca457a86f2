import type { ReactNode } from "react";
import { FallbackProvider } from "@/components/fallback-provider";
import { awaitWithin } from "@/lib/core/server/prefetch";

/**
 * Passes a page's responses, keyed by URL, to the hooks that would fetch them. They are sent as one string: React
 * serializes a tree of values several times slower than JSON does, on the server and in the browser.
 */
export async function Prefetched({ answers, children }: { answers: Record<string, unknown>; children: ReactNode }) {
  const known = await awaitWithin(answers);
  return <FallbackProvider response={{ json: JSON.stringify(known) }}>{children}</FallbackProvider>;
}
