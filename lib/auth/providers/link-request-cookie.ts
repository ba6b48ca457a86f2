import "server-only";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { isHttps } from "@/lib/core/server/set-cookie";
import { z } from "@/lib/core/shared/zod";
import { providerName } from "./schema";

const linkRequest = z.object({ provider: providerName, userId: z.uuid(), sessionId: z.uuid() });
export type LinkRequest = z.infer<typeof linkRequest>;

/** A signed-in person, who has just re-authenticated, wants to link their account at this provider. */
export const linkRequestCookie = sealedCookie("windmile.join", 600, linkRequest);

/**
 * Apple posts its form from another site, so this cookie must be sent with such requests, like those that contain the
 * state.
 */
export const setLinkRequestCookie = (token: LinkRequest) =>
  linkRequestCookie.set(token, { sameSite: isHttps && token.provider === "apple" ? "none" : "lax" });

/** `Set-Cookie` values that clear the cookie if it is set. */
export const clearedLinkRequestCookies = (cookies: Map<string, string | undefined>) =>
  cookies.has(linkRequestCookie.name) ? [linkRequestCookie.clear()] : [];
