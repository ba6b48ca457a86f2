import "server-only";
import { clearedCookie, hostCookie, isHttps, setCookie } from "@/lib/core/server/set-cookie";
import { openToken, sealToken } from "@/lib/core/server/signed-token";
import { z } from "@/lib/core/shared/zod";
import { providerName } from "./schema";

const NAME = hostCookie("windmile.join");
const MAX_AGE = 600;

/** Somebody signed in, who has just shown that it is them, wants this provider's account to open theirs as well. */
const joining = z.object({ provider: providerName, userId: z.uuid(), sessionId: z.uuid() });
export type Joining = z.infer<typeof joining>;

export async function joinCookie(token: Joining): Promise<string> {
  const value = await sealToken(token, { maxAge: MAX_AGE, salt: NAME });
  // Apple's form comes from another site: this cookie must travel with it, as those that prove its state do.
  const sameSite = isHttps && token.provider === "apple" ? "none" : "lax";
  return setCookie(NAME, value, MAX_AGE, { sameSite });
}

export async function joiningIn(cookies: Map<string, string>): Promise<Joining | null> {
  const token = cookies.get(NAME);
  if (!token) return null;
  const decoded = await openToken(token, NAME);
  const parsed = joining.safeParse(decoded);
  return parsed.success ? parsed.data : null;
}

/** `Set-Cookie` values that clear the cookie, if there is one. */
export const clearedJoinCookies = (cookies: Map<string, string>) => (cookies.has(NAME) ? [clearedCookie(NAME)] : []);
