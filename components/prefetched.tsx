import type { ReactNode } from "react";
import { FallbackProvider } from "@/components/fallback-provider";

/**
 * Hands a page's answers, under their addresses, to the hooks that would fetch them. What is known already travels as one
 * text: React writes and reads a tree of values several times slower than JSON does, on the server and in the browser.
 * What is still on its way streams after the page.
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
