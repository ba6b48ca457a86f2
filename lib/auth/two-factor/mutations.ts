import "server-only";
import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import { message, type Text } from "@/lib/auth/codes/formats";
import { keyedHash } from "@/lib/auth/codes/keyed-hash";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { rows, sql, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendNotice } from "@/lib/core/server/outbox";
import { consume, resetLimit } from "@/lib/core/server/rate-limit";
import { needsSecondFactor, type SessionUser } from "@/lib/core/server/session";
import { systemClock } from "@/lib/core/shared/clock";
import { RECOVERY_CODES, stepOf, uriOf } from "./rules";
import type { EndTwoFactor, RecoveryCodes, StartTwoFactor, TwoFactorKey } from "./schema";
import { seal, unseal } from "./sealed-secret";
import { checkSecondFactor, recoveryHash } from "./second-factor";

function twoFactorMessage(to: string, isOn: boolean): Text {
  const change = isOn ? "on" : "off";
  return message(
    to,
    `Two-step verification is ${change}`,
    `Two-step verification was turned ${change} for your Windmile account.\n\nIf this wasn't you, set a new password with “Forgot password?” now.`,
  );
}

const alreadyOn = () => new AppError("conflict", { message: "Two-step verification is already on" });

/** Creates a key that takes effect once a code confirms it; an older unconfirmed key is void. */
export async function startTwoFactor(user: SessionUser, { password }: StartTwoFactor): Promise<TwoFactorKey> {
  await verifyOwner(user, password);
  const secret = new Secret({ size: 20 }).base32;
  const stored = await rows(sql`
    insert into two_factors ("userId", secret) values (${user.id}::uuid, ${seal(secret)})
    on conflict ("userId") do update set secret = excluded.secret, "lastStep" = 0 where two_factors."confirmedAt" is null
    returning 1`);
  if (stored.length === 0) throw alreadyOn();
  return { secret, uri: uriOf(secret, user.email ?? user.phoneNumber ?? user.firstName) };
}

const wrong = () => invalid("code", "That code is wrong");

/** Uses up one of this account's codes; false if it needs none yet. Wrong tries stay counted until a right one. */
async function checkOwnCode(user: SessionUser, code: string): Promise<boolean> {
  const tries = keyedHash("second factor", user.id);
  await consume("signInPair", tries);
  const isOn = await checkSecondFactor(user.id, code).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "second_factor" ? wrong() : error;
  });
  if (isOn) await resetLimit("signInPair", tries);
  return isOn;
}

/**
 * The first code turns it on and returns the recovery codes, which are shown only once. A later one is for a session
 * without a second factor: provider logins and restored accounts aren't asked for a code, but moderators need it.
 */
export async function confirmTwoFactor(user: SessionUser, code: string, now = systemClock()): Promise<RecoveryCodes> {
  if (await checkOwnCode(user, code)) {
    await transaction((tx) => tx.session.updateMany({ where: { id: user.sessionId }, data: { secondFactor: true } }));
    return { recoveryCodes: [] };
  }
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => {
    const digits = randomBytes(5).toString("hex");
    return `${digits.slice(0, 5)}-${digits.slice(5)}`;
  });
  const hashes = recoveryCodes.map((recovery) => recoveryHash(user.id, recovery));
  await transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ secret: string; isOn: boolean }[]>(sql`
      select secret, "confirmedAt" is not null as "isOn" from two_factors where "userId" = ${user.id}::uuid for update`);
    if (!found) throw new AppError("conflict", { message: "Create an authenticator key first" });
    if (found.isOn) throw alreadyOn(); // Turned on by another request while this one waited.
    const step = stepOf(unseal(found.secret), code, now);
    if (step === null) throw wrong();
    await tx.$executeRaw(sql`
      update two_factors set "confirmedAt" = now(), "lastStep" = ${step}::int, "recoveryHashes" = ${hashes}::text[]
      where "userId" = ${user.id}::uuid`);
    await tx.session.updateMany({ where: { id: user.sessionId }, data: { secondFactor: true } });
  });
  await resetLimit("signInPair", keyedHash("second factor", user.id));
  await notifyOwner(user, true);
  return { recoveryCodes };
}

/** Turns it off with the password and a code. Moderators who need it can't. */
export async function endTwoFactor(user: SessionUser, { password, code }: EndTwoFactor): Promise<void> {
  if (needsSecondFactor(user))
    throw new AppError("forbidden", { message: "Two-step verification is required for moderators" });
  await verifyOwner(user, password);
  if (!(await checkOwnCode(user, code)))
    throw new AppError("conflict", { message: "Two-step verification is already off" });
  await transaction((tx) => tx.twoFactor.deleteMany({ where: { userId: user.id } }));
  await notifyOwner(user, false);
}

async function notifyOwner({ email, phoneNumber }: SessionUser, isOn: boolean): Promise<void> {
  logger.info({ event: isOn ? "two-factor on" : "two-factor off" }, "two-factor");
  await sendNotice(email ?? phoneNumber, (to) => twoFactorMessage(to, isOn));
}
