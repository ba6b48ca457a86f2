import "server-only";
import { createHash } from "node:crypto";

/** Lists and single reads (`rows()`), and what Prisma sends: each has names of its own, so that neither takes the other's. */
type Kind = "list" | "write";

/**
 * Every connection keeps each named statement with its plan: enough names for the app's statements, and a limit for
 * texts that vary.
 */
const MOST_NAMES: Record<Kind, number> = { list: 400, write: 250 };

declare global {
  // One a process, as the pool is: a name stands for one plan on all its connections.
  var windmileStatements: Record<Kind, Map<string, string>> | undefined;
}
globalThis.windmileStatements ??= { list: new Map(), write: new Map() };
const names = globalThis.windmileStatements;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The name a statement is prepared under; none for a text that comes after too many others. */
export function nameOf(text: string, kind: Kind): string | undefined {
  const known = names[kind].get(text);
  if (known !== undefined || names[kind].size >= MOST_NAMES[kind]) return known;
  const name = digest(text);
  names[kind].set(text, name);
  return name;
}

/** Another name in place of `stale`, under which every connection plans the text anew. */
export function renamed(text: string, stale: string, kind: Kind): string {
  const current = names[kind].get(text) ?? stale;
  if (current !== stale) return current; // a concurrent request has renamed it already
  const name = digest(stale);
  names[kind].set(text, name);
  return name;
}

/** Other names for all of a kind: a transaction does not know which of its statements was stale. */
export function renameAll(kind: Kind): void {
  for (const [text, name] of names[kind]) names[kind].set(text, digest(name));
}
