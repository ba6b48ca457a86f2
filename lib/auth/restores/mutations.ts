import "server-only";
import { message, type Text } from "@/lib/auth/codes/formats";
import { openSession } from "@/lib/auth/sessions/mutations";
import type { RequestDevice } from "@/lib/auth/sessions/request-device";
import { sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendNotice } from "@/lib/core/server/outbox";
import type { SessionClaims } from "@/lib/core/server/session";
import { restoreCookie } from "./restore-cookie";

function restoredMessage(to: string): Text {
  return message(
    to,
    "Your Windmile account was restored",
    "Welcome back. Your Windmile account won't be deleted, and everything is where you left it.\n\nIf this wasn't you, set a new password with “Forgot password?” now.",
  );
}

type Leaving = {
  email: string | null;
  phoneNumber: string | null;
  sessionVersion: number;
  isSuspended: boolean;
  isLeaving: boolean | null;
};

const logInAgain = () => new AppError("unauthorized", { message: "Please log in again" });

/** Cancels a deletion during the grace period and signs the person in; they have proven their credentials before. */
export async function restoreAccount(cookie: string | undefined, visit: RequestDevice): Promise<SessionClaims> {
  const who = await restoreCookie.read(cookie);
  if (!who) throw logInAgain();
  const { claims, to } = await transaction(async (tx) => {
    const [back] = await tx.$queryRaw<Leaving[]>(sql`
      select email, "phoneNumber", "sessionVersion", "suspendedAt" is not null as "isSuspended", "deleteAfter" > now() as "isLeaving"
      from users where id = ${who.userId}::uuid for no key update`);
    if (back && back.sessionVersion !== who.sessionVersion) throw logInAgain();
    if (back?.isSuspended) throw new AppError("suspended");
    // On a double tap, the second request finds a restored account, whose session is the first request's.
    if (back?.isLeaving === null)
      throw new AppError("conflict", { message: "This account has already been restored. Log in to use it" });
    if (!back?.isLeaving) throw new AppError("conflict", { message: "This account was deleted" });
    await tx.user.updateMany({ where: { id: who.userId }, data: { deleteAfter: null } });
    return { claims: await openSession(tx, who.userId, visit), to: back.email ?? back.phoneNumber };
  });
  logger.info({ event: "account restored", userId: claims.sub }, "account restored");
  await sendNotice(to, restoredMessage);
  return claims;
}
