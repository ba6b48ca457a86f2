import "server-only";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { isHttps } from "@/lib/core/server/set-cookie";
import { z } from "@/lib/core/shared/zod";
import { providerName } from "./schema";

const joining = z.object({ provider: providerName, userId: z.uuid(), sessionId: z.uuid() });
export type Joining = z.infer<typeof joining>;

/** A signed-in person, who has just re-authenticated, wants to link their account at this provider. */
export const joinCookie = sealedCookie("windmile.join", 600, joining);

/**
 * Apple posts its form from another site, so this cookie must be sent with such requests, like those that contain the
 * state.
 */
export const setJoinCookie = (token: Joining) =>
  joinCookie.set(token, { sameSite: isHttps && token.provider === "apple" ? "none" : "lax" });

/** `Set-Cookie` values that clear the cookie if it is set. */
export const clearedJoinCookies = (cookies: Map<string, string>) =>
  cookies.has(joinCookie.name) ? [joinCookie.clear()] : [];
