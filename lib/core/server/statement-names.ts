import "server-only";
import { createHash } from "node:crypto";

/**
 * Lists and single reads (`rows()`), and Prisma's statements: separate limits, so that neither uses up the other's
 * names.
 */
type Kind = "list" | "write";

/**
 * Every connection keeps each named statement with its plan: enough names for the app's statements, with a limit for
 * texts that vary.
 */
const MAX_NAMES: Record<Kind, number> = { list: 400, write: 250 };

declare global {
  // One per process, like the pool: a name refers to one plan on all its connections.
  var windmileStatements: Record<Kind, Map<string, string>> | undefined;
}
globalThis.windmileStatements ??= { list: new Map(), write: new Map() };
const names = globalThis.windmileStatements;

const digest = (text: string) => createHash("sha256").update(text).digest("base64url");

/** The name a statement is prepared under; undefined once there are too many. */
export function nameOf(text: string, kind: Kind): string | undefined {
  const known = names[kind].get(text);
  if (known !== undefined || names[kind].size >= MAX_NAMES[kind]) return known;
  const name = digest(text);
  names[kind].set(text, name);
  return name;
}

/** A new name in place of `stale`, under which every connection plans the text again. */
export function renamed(text: string, stale: string, kind: Kind): string {
  const current = names[kind].get(text) ?? stale;
  if (current !== stale) return current; // Already renamed by a concurrent request.
  const name = digest(stale);
  names[kind].set(text, name);
  return name;
}

/** New names for all of a kind: a transaction doesn't know which of its statements was stale. */
export function renameAll(kind: Kind): void {
  for (const [text, name] of names[kind]) names[kind].set(text, digest(name));
}
