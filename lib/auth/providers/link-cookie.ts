import "server-only";
import { cookiesOf } from "@/lib/core/server/request-cookies";
import { clearedCookie, hostCookie, setCookie } from "@/lib/core/server/set-cookie";
import { openToken, sealToken } from "@/lib/core/server/signed-token";
import { z } from "@/lib/core/shared/zod";
import type { ProviderProfile } from "./rules";
import { providerName } from "./schema";

const NAME = hostCookie("windmile.link");
const MAX_AGE = 600;

/** A provider's account that waits for its owner to show the password of the account with the same address. */
const pendingLink = z.object({ provider: providerName, subject: z.string(), email: z.email() });
export type PendingLink = z.infer<typeof pendingLink>;

export async function linkCookie({ provider, subject, email }: ProviderProfile): Promise<string> {
  const value = await sealToken({ provider, subject, email }, { maxAge: MAX_AGE, salt: NAME });
  return setCookie(NAME, value, MAX_AGE);
}

export async function pendingLinkIn(request: Request): Promise<PendingLink | null> {
  const token = cookiesOf(request).get(NAME);
  if (!token) return null;
  const decoded = await openToken(token, NAME);
  const parsed = pendingLink.safeParse(decoded);
  return parsed.success ? parsed.data : null;
}

export const clearedLinkCookie = () => clearedCookie(NAME);
