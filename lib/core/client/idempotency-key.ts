import { useState } from "react";

/** Names one attempt to write something: sent again with the same key, it is done once. Works without HTTPS too. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The key of sending this content: sent again after a failure it is the same attempt, changed it is another (the server
 * refuses one key with two contents).
 */
export function useIdempotencyKey(content: string): string {
  const [kept, setKept] = useState(() => ({ content, key: newIdempotencyKey() }));
  if (kept.content === content) return kept.key;
  const next = { content, key: newIdempotencyKey() };
  setKept(next);
  return next.key;
}
