import { useState } from "react";

/**
 * Identifies one attempt to write something: sent again with the same key, it is done once. Works without HTTPS too.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The key for sending this content: after a failure, the same content is the same attempt, and changed content is a new
 * one (the server rejects one key with two contents).
 */
export function useIdempotencyKey(content: string): string {
  const [current, setCurrent] = useState(() => ({ content, key: newIdempotencyKey() }));
  if (current.content === content) return current.key;
  const next = { content, key: newIdempotencyKey() };
  setCurrent(next);
  return next.key;
}
