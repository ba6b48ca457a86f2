import "server-only";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { isHttps } from "@/lib/core/server/set-cookie";
import { z } from "@/lib/core/shared/zod";
import { providerName } from "./schema";

const joining = z.object({ provider: providerName, userId: z.uuid(), sessionId: z.uuid() });
export type Joining = z.infer<typeof joining>;

/** Somebody signed in, who has just shown that it is them, wants this provider's account to open theirs as well. */
export const joinCookie = sealedCookie("windmile.join", 600, joining);

/** Apple's form comes from another site: there the cookie must travel with it, as those that prove its state do. */
export const setJoinCookie = (token: Joining) =>
  joinCookie.set(token, { sameSite: isHttps && token.provider === "apple" ? "none" : "lax" });

/** `Set-Cookie` values that clear the cookie, if there is one. */
export const clearedJoinCookies = (cookies: Map<string, string>) =>
  cookies.has(joinCookie.name) ? [joinCookie.clear()] : [];
