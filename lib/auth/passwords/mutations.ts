import "server-only";
import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { SignUpCookie } from "@/lib/auth/attempts/sign-up-cookie";
import { passwordChangedMessage, resetMessage } from "@/lib/auth/codes/formats";
import { keyedHash } from "@/lib/auth/codes/keyed-hash";
import { guessCode, hasCodeLeft, issueCode, spendCode, voidSignInCodes, wrongCode } from "@/lib/auth/codes/mutations";
import { addressOf, type changePasswordSchema, type Reset, type SignIn } from "@/lib/auth/credentials/schema";
import { openAccount, type SignInOutcome } from "@/lib/auth/logins/mutations";
import type { PendingLink } from "@/lib/auth/providers/link-cookie";
import { linkPendingProvider } from "@/lib/auth/providers/mutations";
import { endSessions, notifyNewDevice } from "@/lib/auth/sessions/mutations";
import type { RequestDevice } from "@/lib/auth/sessions/request-device";
import { checkSecondFactor } from "@/lib/auth/two-factor/second-factor";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendInBackground, sendNotice } from "@/lib/core/server/outbox";
import { consume, refundAttempt, resetLimit } from "@/lib/core/server/rate-limit";
import { isOpenSession, type SessionClaims, type SessionUser } from "@/lib/core/server/session";
import { hashPassword, isPassword } from "./hashes";
import { credentialsOf } from "./queries";
import { checkOwnPassword } from "./reauthentication";

const wrongSignIn = () =>
  new AppError("unauthorized", { message: "Unauthorized: wrong email, phone number, or password" });

type Tries = { pair: string; identifier: string | null };

/**
 * The rate limits of an attempt: for the client and the identifier together, and for the identifier from everywhere. A
 * device the owner has logged in on before has a separate limit, so that guessing elsewhere can't lock the owner out.
 */
function triesOf(address: string, userId: string | null, visit: RequestDevice): Tries {
  if (userId !== null && visit.known.includes(userId)) {
    return { pair: keyedHash("pair", `known ${userId}`), identifier: null };
  }
  return { pair: keyedHash("pair", `${visit.address} ${address}`), identifier: keyedHash("destination", address) };
}

async function countTry({ pair, identifier }: Tries): Promise<void> {
  await consume("signInPair", pair);
  if (identifier) await consume("signInIdentifier", identifier);
}

async function refundTries({ pair, identifier }: Tries): Promise<void> {
  await resetLimit("signInPair", pair);
  if (identifier) await refundAttempt("signInIdentifier", identifier);
}

/**
 * Logs in with a password. Every attempt is counted before the comparison, so that parallel attempts can't share a
 * count. A success refunds its own count and resets the limit for that client. Unknown users take as long as known
 * ones.
 */
export async function signIn(form: SignIn, visit: RequestDevice, waiting: PendingLink | null): Promise<SignInOutcome> {
  const { identifier, password, link } = form;
  const address = addressOf(identifier);
  const { userId, passwordHash, pendingHash } = await credentialsOf(address);
  const tries = triesOf(address, userId, visit);
  await countTry(tries);
  const isRight = await isPassword(passwordHash, password);
  // A sign-up for a taken address must look like one for a free address, so the pending sign-up's password is checked
  // too. The attempt stays counted; otherwise signing up would buy new guesses at the account's password.
  if (!isRight && (await isPassword(pendingHash, password))) throw new AppError("unverified");
  if (!isRight || userId === null) {
    logger.info({ event: "sign-in refused" }, "wrong identifier or password");
    throw wrongSignIn();
  }
  const secondFactor = await checkSecondFactor(userId, form.otp); // An attempt without it stays counted.
  await refundTries(tries);
  const entered = await transaction(async (tx): Promise<SignInOutcome> => {
    // Reads the row again under a lock: if the password changed in the meantime, no session opens, and a change that
    // comes now waits for this session and ends it.
    const locked = await tx.$queryRaw<unknown[]>(sql`
      select 1 from users where id = ${userId}::uuid and "passwordHash" = ${passwordHash} for share`);
    if (locked.length === 0) throw wrongSignIn();
    const outcome = await openAccount(tx, userId, visit, { secondFactor });
    if ("claims" in outcome && waiting && waiting.provider === link) await linkPendingProvider(tx, userId, waiting);
    return outcome;
  });
  if ("claims" in entered) await notifyNewDevice(entered.claims, visit);
  return entered;
}

/** Sends a code for a new password if the address has an account; the outcome looks the same for everyone. */
export async function startPasswordReset(identifier: string, known: string[]): Promise<string> {
  const destination = addressOf(identifier);
  const message = uuid();
  const { userId, isSuspended } = await credentialsOf(destination);
  const isReal = userId !== null && !isSuspended;
  const target = { id: message, purpose: "reset" as const, destination, userId: userId ?? undefined };
  const isLeft = await hasCodeLeft("reset", destination, userId !== null && known.includes(userId));
  const code = isLeft ? await transaction((tx) => issueCode(tx, target, !isReal)) : null;
  const mail = isReal && code ? { to: destination, ...resetMessage(destination, code), code } : null;
  await sendInBackground(mail, destination, message);
  return message;
}

async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  currentSession: string | null,
): Promise<number> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
  await voidSignInCodes(tx, userId);
  return endSessions(tx, userId, currentSession);
}

/** Sets a new password with a code and ends all other sessions. */
export async function resetPassword(
  { identifier, code, password, otp }: Reset,
  visit: RequestDevice,
  signUps: SignUpCookie,
): Promise<SignInOutcome> {
  const guessed = await guessCode("reset", [addressOf(identifier)], code, { own: signUps.messages });
  const { userId } = guessed;
  if (userId === null) throw wrongCode();
  const secondFactor = await checkSecondFactor(userId, otp);
  const passwordHash = await hashPassword(password);
  const entered = await transaction(async (tx): Promise<SignInOutcome> => {
    await spendCode(tx, guessed);
    await setPassword(tx, userId, passwordHash, null);
    return openAccount(tx, userId, visit, { secondFactor });
  });
  await resetLimit("signInPair", keyedHash("pair", `${visit.address} ${guessed.destination}`));
  logger.info({ event: "password reset", userId }, "password reset");
  await sendNotice(guessed.destination, passwordChangedMessage);
  return entered;
}

/** Changes the password; this session continues with a new token, all others end. */
export async function changePassword(
  user: SessionUser,
  { currentPassword, password }: z.output<typeof changePasswordSchema>,
): Promise<SessionClaims> {
  await checkOwnPassword(user, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(password);
  const sv = await transaction(async (tx) => {
    // Another request may have changed the password during the comparison and ended this session; then nothing changes.
    await tx.$queryRaw(sql`select 1 from users where id = ${user.id}::uuid for no key update`);
    const open = await tx.$queryRaw<unknown[]>(sql`
      select 1 from sessions s where s.id = ${user.sessionId}::uuid and ${isOpenSession}`);
    if (open.length === 0) throw new AppError("unauthorized");
    return setPassword(tx, user.id, passwordHash, user.sessionId);
  });
  logger.info({ event: "password changed" }, "password changed");
  await sendNotice(user.email ?? user.phoneNumber, passwordChangedMessage);
  return { sub: user.id, sid: user.sessionId, sv };
}
