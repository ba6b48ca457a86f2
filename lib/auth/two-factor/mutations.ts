import "server-only";
import { randomBytes } from "node:crypto";
import { Secret } from "otpauth";
import { keyedHash } from "@/lib/auth/codes/keyed-hash";
import { proveOwner } from "@/lib/auth/passwords/reauthentication";
import { rows, sql, transaction } from "@/lib/core/server/db";
import { AppError, invalid } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendMessage } from "@/lib/core/server/outbox";
import { consume, forgive } from "@/lib/core/server/rate-limit";
import { needsSecondFactor, type SessionUser } from "@/lib/core/server/session";
import { systemClock } from "@/lib/core/shared/clock";
import { twoFactorMessage } from "./formats";
import { RECOVERY_CODES, stepOf, uriOf } from "./rules";
import type { BeginTwoFactor, EndTwoFactor, RecoveryCodes, TwoFactorKey } from "./schema";
import { seal, unseal } from "./sealed-secret";
import { checkSecondFactor, recoveryHash } from "./second-factor";

const alreadyOn = () => new AppError("conflict", { message: "Two-step log-in is on already" });

/** Makes a key that counts once a code of it was entered; an older one that was never confirmed is void. */
export async function beginTwoFactor(user: SessionUser, { password }: BeginTwoFactor): Promise<TwoFactorKey> {
  await proveOwner(user, password);
  const secret = new Secret({ size: 20 }).base32;
  const kept = await rows(sql`
    insert into two_factors ("userId", secret) values (${user.id}::uuid, ${seal(secret)})
    on conflict ("userId") do update set secret = excluded.secret, "lastStep" = 0 where two_factors."confirmedAt" is null
    returning 1`);
  if (kept.length === 0) throw alreadyOn();
  return { secret, uri: uriOf(secret, user.email ?? user.phoneNumber ?? user.firstName) };
}

const wrong = () => invalid("code", "That code is not right");

/** Uses up a code of this account; false where it needs none yet. A wrong one stays counted until a right one. */
async function checkOwnCode(user: SessionUser, code: string): Promise<boolean> {
  const tries = keyedHash("second factor", user.id);
  await consume("signInPair", tries);
  const isOn = await checkSecondFactor(user.id, code).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "second_factor" ? wrong() : error;
  });
  if (isOn) await forgive("signInPair", tries);
  return isOn;
}

/**
 * The first code switches it on and returns the recovery codes, which are shown this once. A later one is for a session
 * that began without: provider log-ins and restored accounts are not asked for a code, and moderators need it.
 */
export async function confirmTwoFactor(user: SessionUser, code: string, now = systemClock()): Promise<RecoveryCodes> {
  if (await checkOwnCode(user, code)) {
    await rows(sql`update sessions set "secondFactor" = true where id = ${user.sessionId}::uuid`);
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
    if (!found) throw new AppError("conflict", { message: "There is no key to confirm" });
    if (found.isOn) throw alreadyOn(); // by another request, while this one waited
    const step = stepOf(unseal(found.secret), code, now);
    if (step === null) throw wrong();
    await tx.$executeRaw(sql`
      update two_factors set "confirmedAt" = now(), "lastStep" = ${step}::int, "recoveryHashes" = ${hashes}::text[]
      where "userId" = ${user.id}::uuid`);
    await tx.$executeRaw(sql`update sessions set "secondFactor" = true where id = ${user.sessionId}::uuid`);
  });
  await forgive("signInPair", keyedHash("second factor", user.id));
  await tell(user, true);
  return { recoveryCodes };
}

/** Switches it off, by the password and a code. Moderators who need it keep it. */
export async function endTwoFactor(user: SessionUser, { password, code }: EndTwoFactor): Promise<void> {
  if (needsSecondFactor(user)) throw new AppError("forbidden", { message: "Moderators need two-step log-in" });
  await proveOwner(user, password);
  if (!(await checkOwnCode(user, code))) throw new AppError("conflict", { message: "Two-step log-in is off already" });
  await rows(sql`delete from two_factors where "userId" = ${user.id}::uuid`);
  await tell(user, false);
}

/** The account's owner hears of it; best effort, the change does not depend on it. */
async function tell({ email, phoneNumber }: SessionUser, isOn: boolean): Promise<void> {
  logger.info({ event: isOn ? "two-factor on" : "two-factor off" }, "two-factor");
  const to = email ?? phoneNumber;
  if (!to) return;
  await sendMessage({ to, ...twoFactorMessage(to, isOn) }).catch((error: unknown) =>
    logger.warn({ error }, "could not tell of two-step log-in"),
  );
}
