import "server-only";
import { AppError, errorResponse } from "@/lib/core/server/errors";
import { sealedCookie } from "@/lib/core/server/sealed-cookie";
import { formatDay } from "@/lib/core/shared/format";
import { z } from "@/lib/core/shared/zod";

const leaving = z.object({
  userId: z.uuid(),
  deleteAfter: z.coerce.date(),
  /** The account's version when the identity was proven, so that ending all sessions invalidates this cookie too. */
  sessionVersion: z.number().int(),
});
/** An account in its grace period: logging in doesn't open a session but offers to restore it. */
export type LeavingAccount = z.output<typeof leaving>;

/** Remembers for ten minutes that this browser has proven its identity, so that it may restore the account. */
export const restoreCookie = sealedCookie("windmile.restore", 600, leaving);

export const leavingText = ({ deleteAfter }: LeavingAccount) =>
  `This account will be deleted on ${formatDay(deleteAfter)}`;

/**
 * The response to a correct password during the grace period: 409 with the deletion date, and a cookie that allows
 * restoring the account.
 */
export async function offerRestore(who: LeavingAccount): Promise<Response> {
  const response = errorResponse(new AppError("leaving", { message: leavingText(who) }));
  response.headers.append("Set-Cookie", await restoreCookie.set(who));
  return response;
}
