import "server-only";
import { createHash } from "node:crypto";

/**
 * Every connection keeps each named statement with its plan: enough names for the app's statements, and a limit for
 * texts that vary.
 */
const MOST_NAMES = 400;

declare global {
  // One a process, as the pool is: a name stands for one plan on all its connections.
  var windmileStatements: Map<string, string> | undefined;
}
globalThis.windmileStatements ??= new Map();
const names = globalThis.windmileStatements;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The name a statement is prepared under; none for a text that comes after too many others. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = digest(text);
  names.set(text, name);
  return name;
}

/** Another name in place of `stale`, under which every connection plans the text anew. */
export function renamed(text: string, stale: string): string {
  const current = names.get(text) ?? stale;
  if (current !== stale) return current; // many requests meet the same change
  const name = digest(stale);
  names.set(text, name);
  return name;
}
