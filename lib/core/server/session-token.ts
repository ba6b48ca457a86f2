import "server-only";
import { z } from "@/lib/core/shared/zod";
import { isHttps } from "./set-cookie";
import { openToken } from "./signed-token";

export const SESSION_COOKIE = isHttps ? "__Secure-next-auth.session-token" : "next-auth.session-token";

/** Our token's claims: the user, the session's row, and the version that can end all sessions at once. */
const claims = z.object({ sub: z.uuid(), sid: z.uuid(), sv: z.number().int() });
export type SessionClaims = z.infer<typeof claims>;

declare global {
  // One per process: the middleware and the app are two bundles.
  var windmileTokens: Map<string, SessionClaims> | undefined;
}

/** Cache of decoded tokens: decoding derives a key and decrypts, as much work as the query that follows. */
globalThis.windmileTokens ??= new Map();
const opened = globalThis.windmileTokens;
const MAX_OPENED = 5000;

/**
 * A token's claims; null if it isn't ours. Whether the session is still valid, including its expiry, is decided by its
 * row.
 */
export async function claimsOf(token: string | undefined): Promise<SessionClaims | null> {
  if (!token) return null;
  const known = opened.get(token);
  if (known) return known;
  const parsed = claims.safeParse(await openToken(token));
  if (!parsed.success) return null;
  for (const oldest of opened.keys()) {
    if (opened.size < MAX_OPENED) break;
    opened.delete(oldest);
  }
  opened.set(token, parsed.data);
  return parsed.data;
}

/** The session token among a request's cookies; next-auth splits long ones into numbered chunks. */
export function tokenFrom(cookie: (name: string) => string | undefined): string | undefined {
  const chunks = () => (cookie(`${SESSION_COOKIE}.0`) ?? "") + (cookie(`${SESSION_COOKIE}.1`) ?? "");
  return cookie(SESSION_COOKIE) ?? (chunks() || undefined);
}
