import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import { CODE_LENGTH } from "@/lib/auth/accounts/rules";
import { row, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { consume, isWithinLimit } from "@/lib/core/server/rate-limit";
import { isKeyedHash, keyedHash } from "./keyed-hash";
import { CODE_MINUTES, CODE_PURPOSES, CODE_TRIES, CODES, type CodePurpose, formatCode } from "./rules";

/**
 * The same error for a code that is wrong, expired, used up, from an older sign-up, or for no account, so that it
 * reveals nothing.
 */
export function wrongCode(): AppError {
  const message = "That code is wrong or has expired";
  return new AppError("validation", { message, errors: { code: [message] } });
}

type Target = {
  /** The code's id, stored in the cookie of the browser that requests it. */
  id?: string;
  purpose: CodePurpose;
  destination: string;
  attemptId?: string | undefined;
  userId?: string | undefined;
};

/**
 * Stores a new code for a destination and returns it. Older codes that this browser requested stop working, because
 * only the newest is compared. With `isDecoy` the row looks the same, but no code matches it.
 */
export async function issueCode(tx: Tx, target: Target, isDecoy: boolean) {
  const { id = uuid(), purpose, destination, attemptId, userId } = target;
  const code = formatCode(randomInt(CODES));
  const codeHash = keyedHash("code", isDecoy ? randomBytes(32).toString("hex") : `${id}:${code}`);
  await tx.$executeRaw(sql`
    insert into verification_codes (id, purpose, destination, "codeHash", "attemptId", "userId", "expiresAt")
    values (${id}::uuid, ${purpose}::"CodePurpose", ${destination}, ${codeHash}, ${attemptId ?? null}::uuid,
            ${userId ?? null}::uuid, now() + make_interval(mins => ${CODE_MINUTES}::int))`);
  return code;
}

const countedAs = (purpose: CodePurpose, destination: string, isKnown: boolean) =>
  keyedHash("destination", `${purpose} ${isKnown ? "known " : ""}${destination}`);

/** All keys that codes to a destination may be counted under. */
export const codeCounts = (destination: string) =>
  CODE_PURPOSES.flatMap((purpose) => [true, false].map((isKnown) => countedAs(purpose, destination, isKnown)));

/**
 * At most 5 codes an hour and 10 a day for each purpose and destination; 429 beyond, no matter whose it is. A device
 * the owner has logged in on before has a separate limit, which strangers can't use up.
 */
export async function countCode(purpose: CodePurpose, destination: string, isKnown = false): Promise<void> {
  const key = countedAs(purpose, destination, isKnown);
  await consume("codeSendHour", key);
  await consume("codeSendDay", key);
}

/** Counts a code like `countCode`; false if none is left, for responses that must look the same either way. */
export const hasCodeLeft = (purpose: CodePurpose, destination: string, isKnown = false): Promise<boolean> =>
  isWithinLimit(countCode(purpose, destination, isKnown));

export type MatchedCode = { id: string; destination: string; attemptId: string | null; userId: string | null };

type Guess = {
  /** Ids of the codes this browser requested, from its cookie. */
  own?: string[];
  /** Compares only with codes this user requested. */
  userId?: string;
  /** Ignores codes that another browser requested. */
  isOwnOnly?: true;
};

/**
 * Checks a guess against the newest code for these destinations. If this browser requested codes, only those count, so
 * that strangers' requests can't interfere. The guess is counted and committed before anything is compared, so that
 * parallel guesses can't share one try; strangers' guesses have a separate count. `spendCode` uses up the code, in the
 * transaction of what it allows.
 */
export async function guessCode(
  purpose: CodePurpose,
  destinations: string[],
  code: string,
  { own = [], userId, isOwnOnly }: Guess = {},
): Promise<MatchedCode> {
  const isOwn = sql`id = any(${own}::uuid[])`;
  const found = await row<MatchedCode & { codeHash: string }>(sql`
    update verification_codes
    set attempts = attempts + case when ${isOwn} then 0 else 1 end, "ownAttempts" = "ownAttempts" + case when ${isOwn} then 1 else 0 end
    where id = (select id from verification_codes
                where purpose = ${purpose}::"CodePurpose" and destination = any(${destinations}::text[])
                  ${userId === undefined ? sql`` : sql`and "userId" = ${userId}::uuid`}
                  ${isOwnOnly ? sql`and ${isOwn}` : sql``}
                order by ${isOwn} desc, "createdAt" desc, id desc limit 1)
      and case when ${isOwn} then "ownAttempts" else attempts end < ${CODE_TRIES}::int
      and "usedAt" is null and "expiresAt" > now()
    returning id, destination, "attemptId", "userId", "codeHash"`);
  const isRight = isKeyedHash(found?.codeHash ?? "", "code", `${found?.id}:${code}`);
  if (!found || code.length !== CODE_LENGTH || !isRight) throw wrongCode();
  return found;
}

/** Marks the code as used; of two requests with the right code, one fails here. */
export async function spendCode(tx: Tx, { id }: MatchedCode): Promise<void> {
  const spent = await tx.$executeRaw(sql`
    update verification_codes set "usedAt" = now() where id = ${id}::uuid and "usedAt" is null and "expiresAt" > now()`);
  if (spent !== 1) throw wrongCode();
}

/** Voids login codes: after a change of password or address, older ones must not open the account. */
export async function voidSignInCodes(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw(sql`
    update verification_codes set "usedAt" = now()
    where "userId" = ${userId}::uuid and purpose in ('reset', 'login') and "usedAt" is null`);
}
