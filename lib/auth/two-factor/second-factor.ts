import "server-only";
import { keyedHash, keyedHashes } from "@/lib/auth/codes/keyed-hash";
import { row, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { plainRecoveryCode, stepOf } from "./rules";
import { resealed, unseal } from "./sealed-secret";

const RECOVERY = "recovery";
const recoveryValue = (userId: string, code: string) => `${userId} ${plainRecoveryCode(code)}`;
export const recoveryHash = (userId: string, code: string) => keyedHash(RECOVERY, recoveryValue(userId, code));

/**
 * Whether this login has its second factor: true with a correct code, false if the account doesn't require one. A code
 * works once, and a recovery code is used up. The caller has counted the try.
 */
export async function checkSecondFactor(
  userId: string,
  code: string | undefined,
  now = systemClock(),
): Promise<boolean> {
  const found = await row<{ secret: string }>(sql`
    select secret from two_factors where "userId" = ${userId}::uuid and "confirmedAt" is not null`);
  if (!found) return false;
  if (!code) throw new AppError("second_factor");
  const step = stepOf(unseal(found.secret), code, now);
  const mine = sql`"userId" = ${userId}::uuid and "confirmedAt" is not null`;
  const hashes = keyedHashes(RECOVERY, recoveryValue(userId, code));
  const used =
    step === null
      ? await rows(sql`
          update two_factors set "recoveryHashes" = array(
            select hash from unnest("recoveryHashes") hash where hash <> all(${hashes}::text[]))
          where ${mine} and "recoveryHashes" && ${hashes}::text[] returning 1`)
      : await rows(
          sql`update two_factors set "lastStep" = ${step}::int, secret = coalesce(${resealed(found.secret)}::text, secret)
              where ${mine} and "lastStep" < ${step}::int returning 1`,
        );
  if (used.length > 0) return true;
  const message = "That code is wrong or was already used";
  throw new AppError("second_factor", { message, errors: { otp: [message] } });
}
