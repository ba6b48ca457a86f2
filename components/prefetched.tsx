import type { ReactNode } from "react";
import { FallbackProvider } from "@/components/fallback-provider";

/**
 * Passes a page's responses, keyed by URL, to the hooks that would fetch them. Available responses are sent as one
 * string: React serializes a tree of values several times slower than JSON does, on the server and in the browser.
 * Pending responses stream after the page.
 */
export function Prefetched({ answers, children }: { answers: Record<string, unknown>; children: ReactNode }) {
  const known: Record<string, unknown> = {};
  const awaited: Record<string, Promise<unknown>> = {};
  for (const [address, answer] of Object.entries(answers)) {
    if (answer instanceof Promise) awaited[address] = answer;
    else known[address] = answer;
  }
  return (
    <FallbackProvider known={JSON.stringify(known)} awaited={awaited}>
      {children}
    </FallbackProvider>
  );
}
