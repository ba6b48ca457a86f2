import "server-only";
import { v7 as uuid } from "uuid";
import type { SignUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { loginCodeMessage } from "@/lib/auth/codes/formats";
import { guessCode, hasCodeLeft, issueCode, spendCode, wrongCode } from "@/lib/auth/codes/mutations";
import { addressOf, type LoginCode, type VerifyLoginCode } from "@/lib/auth/credentials/schema";
import { isPassword } from "@/lib/auth/passwords/hashes";
import { credentialsOf } from "@/lib/auth/passwords/queries";
import type { LeavingAccount } from "@/lib/auth/restores/restore-cookie";
import { notifyNewDevice, openSession, type SessionOrigin } from "@/lib/auth/sessions/mutations";
import type { RequestDevice } from "@/lib/auth/sessions/request-device";
import { checkSecondFactor } from "@/lib/auth/two-factor/second-factor";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { sendInBackground } from "@/lib/core/server/outbox";
import type { SessionClaims } from "@/lib/core/server/session";

/** The outcome of correct credentials. */
export type SignInOutcome = { claims: SessionClaims } | { leaving: LeavingAccount } | { suspendedId: string };

type Account = { deleteAfter: Date | null; sessionVersion: number; isSuspended: boolean };

/** Opens a session, or reports that the account is suspended or leaving. The caller has checked the credentials. */
export async function openAccount(
  tx: Tx,
  userId: string,
  visit: RequestDevice,
  opened: SessionOrigin,
): Promise<SignInOutcome> {
  const [account] = await tx.$queryRaw<Account[]>(sql`
    select "deleteAfter", "sessionVersion", "suspendedAt" is not null as "isSuspended" from users
    where id = ${userId}::uuid for share`);
  if (!account) throw wrongCode(); // deleted in the meantime
  const { deleteAfter, sessionVersion, isSuspended } = account;
  logger.info({ event: deleteAfter || isSuspended ? "sign-in refused" : "signed in", userId }, "signed in");
  if (isSuspended) return { suspendedId: userId };
  if (deleteAfter) return { leaving: { userId, deleteAfter, sessionVersion } };
  return { claims: await openSession(tx, userId, visit, opened) };
}

/**
 * Sends a login code to anyone who knows the password, and responds the same to everyone else. Wrong passwords send
 * nothing and use none of the owner's codes, so a stranger can neither flood the inbox nor lock the owner out.
 */
export async function requestCodeLogin({ identifier, password }: LoginCode): Promise<string> {
  const destination = addressOf(identifier);
  const { userId, passwordHash } = await credentialsOf(destination);
  const isRight = await isPassword(passwordHash, password);
  const isSent = (await hasCodeLeft("login", destination, isRight)) && isRight;
  const target = { id: uuid(), purpose: "login" as const, destination, userId: userId ?? undefined };
  const code = await transaction((tx) => issueCode(tx, target, !isSent));
  const mail = isSent ? { to: destination, ...loginCodeMessage(destination, code), code } : null;
  await sendInBackground(mail, destination, target.id);
  return target.id;
}

/**
 * Logs in with a code that this browser requested. Accounts with two-step verification need their second factor too.
 */
export async function finishLoginCode(
  { identifier, code, otp }: VerifyLoginCode,
  visit: RequestDevice,
  signUps: SignUpCookie,
): Promise<SignInOutcome> {
  const guessed = await guessCode("login", [addressOf(identifier)], code, { own: signUps.messages, isOwnOnly: true });
  const { userId } = guessed;
  if (userId === null) throw wrongCode();
  const secondFactor = await checkSecondFactor(userId, otp); // Each attempt has used one of the code's guesses.
  const entered = await transaction(async (tx) => {
    const outcome = await openAccount(tx, userId, visit, { secondFactor });
    await spendCode(tx, guessed); // After locking the user's row, in the same order as a password change.
    return outcome;
  });
  if ("claims" in entered) await notifyNewDevice(entered.claims, visit);
  return entered;
}
