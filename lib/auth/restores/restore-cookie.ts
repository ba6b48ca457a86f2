import "server-only";
import { AppError, errorResponse } from "@/lib/core/server/errors";
import type { SessionClaims } from "@/lib/core/server/session";
import { clearedCookie, hostCookie, setCookie } from "@/lib/core/server/set-cookie";
import { openToken, sealToken } from "@/lib/core/server/signed-token";
import { formatDay } from "@/lib/core/shared/format";
import { z } from "@/lib/core/shared/zod";

const NAME = hostCookie("windmile.restore");
const MAX_AGE = 600;

/** Somebody who is in the days of grace: signing in opens nothing, it only offers to come back. */
export type LeavingAccount = { userId: string; deleteAfter: Date };

/** What a sign-in that succeeded leads to. */
export type SignInOutcome = { claims: SessionClaims } | { leaving: LeavingAccount };

const leaving = z.object({ userId: z.uuid(), deleteAfter: z.coerce.date() });

/** Remembers for ten minutes that this browser has proven its identity, so that it may restore the account. */
export async function restoreCookie({ userId, deleteAfter }: LeavingAccount): Promise<string> {
  const token = { userId, deleteAfter: deleteAfter.toISOString() };
  const value = await sealToken(token, { maxAge: MAX_AGE, salt: NAME });
  return setCookie(NAME, value, MAX_AGE);
}

export async function readRestore(token: string | undefined): Promise<LeavingAccount | null> {
  if (!token) return null;
  const decoded = await openToken(token, NAME);
  const parsed = leaving.safeParse(decoded);
  return parsed.success ? parsed.data : null;
}

export const leavingText = ({ deleteAfter }: LeavingAccount) =>
  `This account will be deleted on ${formatDay(deleteAfter)}`;

/**
 * The response to a correct password during the grace period: 409 with the date of the deletion, and a cookie that
 * allows to restore the account.
 */
export async function offerReturn(who: LeavingAccount): Promise<Response> {
  const response = errorResponse(new AppError("leaving", { message: leavingText(who) }));
  response.headers.append("Set-Cookie", await restoreCookie(who));
  return response;
}

export const RESTORE_COOKIE = NAME;
export const clearedRestoreCookie = () => clearedCookie(NAME);
