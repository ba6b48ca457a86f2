import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import { CODE_LENGTH } from "@/lib/auth/accounts/rules";
import { row, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { consume } from "@/lib/core/server/rate-limit";
import { isKeyedHash, keyedHash } from "./keyed-hash";
import { CODE_MINUTES, CODE_PURPOSES, CODE_TRIES, CODES, type CodePurpose, formatCode } from "./rules";

/**
 * One error for a code that is wrong, expired, used up, of an older sign-up or of nobody, so that it reveals nothing.
 */
export function wrongCode(): AppError {
  const message = "That code is wrong or has expired";
  return new AppError("validation", { message, errors: { code: [message] } });
}

type Target = {
  /** The code's own id, which the cookie of the browser that asks remembers. */
  id?: string;
  purpose: CodePurpose;
  destination: string;
  attemptId?: string | undefined;
  userId?: string | undefined;
};

/**
 * Writes a new code for a destination and returns it; from now on older ones this browser asked for are useless, because
 * only the newest is ever compared. With `isDecoy` the row looks the same and no code fits it.
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

/** Everything the codes to a destination may be counted under. */
export const codeCounts = (destination: string) =>
  CODE_PURPOSES.flatMap((purpose) => [true, false].map((isKnown) => countedAs(purpose, destination, isKnown)));

/**
 * At most 5 codes an hour and 10 a day for one purpose to one destination; 429 beyond, whoever it belongs to. A device
 * its owner signed in on before has a share of its own, which strangers can't use up.
 */
export async function countCode(purpose: CodePurpose, destination: string, isKnown = false): Promise<void> {
  const key = countedAs(purpose, destination, isKnown);
  await consume("codeSendHour", key);
  await consume("codeSendDay", key);
}

/** Counts a code as `countCode` does; false where none is left, for answers that must look the same either way. */
export async function hasCodeLeft(purpose: CodePurpose, destination: string, isKnown = false): Promise<boolean> {
  try {
    await countCode(purpose, destination, isKnown);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}

export type Guessed = { id: string; destination: string; attemptId: string | null; userId: string | null };

type Guess = {
  /** Ids of the codes this browser requested, from its cookie. */
  own?: string[];
  /** Compares only with codes this user requested. */
  userId?: string;
  /** Compares with no code that another browser requested. */
  isOwnOnly?: true;
};

/**
 * Checks a guess at the newest code of these destinations: of those this browser asked for, where it asked for any, so
 * that what strangers ask for does not stand in its way. The guess is counted, and committed, before anything is
 * compared, so that parallel guesses cannot share one try; strangers' guesses use up tries of their own. The code is
 * spent by `spendCode`, with what it pays for.
 */
export async function guessCode(
  purpose: CodePurpose,
  destinations: string[],
  code: string,
  { own = [], userId, isOwnOnly }: Guess = {},
): Promise<Guessed> {
  const isOwn = sql`id = any(${own}::uuid[])`;
  const found = await row<Guessed & { codeHash: string }>(sql`
    update verification_codes
    set tries = tries + case when ${isOwn} then 0 else 1 end, "ownTries" = "ownTries" + case when ${isOwn} then 1 else 0 end
    where id = (select id from verification_codes
                where purpose = ${purpose}::"CodePurpose" and destination = any(${destinations}::text[])
                  ${userId === undefined ? sql`` : sql`and "userId" = ${userId}::uuid`}
                  ${isOwnOnly ? sql`and ${isOwn}` : sql``}
                order by ${isOwn} desc, "createdAt" desc, id desc limit 1)
      and case when ${isOwn} then "ownTries" else tries end < ${CODE_TRIES}::int
      and "usedAt" is null and "expiresAt" > now()
    returning id, destination, "attemptId", "userId", "codeHash"`);
  const isRight = isKeyedHash(found?.codeHash ?? "", "code", `${found?.id}:${code}`);
  if (!found || code.length !== CODE_LENGTH || !isRight) throw wrongCode();
  return found;
}

/** Marks the code as used; of two requests with the right code one fails here. */
export async function spendCode(tx: Tx, { id }: Guessed): Promise<void> {
  const spent = await tx.$executeRaw(sql`
    update verification_codes set "usedAt" = now() where id = ${id}::uuid and "usedAt" is null and "expiresAt" > now()`);
  if (spent !== 1) throw wrongCode();
}

/** Voids the codes that open an account: after a change of its password or address, older ones must not. */
export async function voidSignInCodes(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw(sql`
    update verification_codes set "usedAt" = now()
    where "userId" = ${userId}::uuid and purpose in ('reset', 'login') and "usedAt" is null`);
}
