import "server-only";
import { randomBytes, randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import { CODE_LENGTH } from "@/lib/auth/accounts/rules";
import { row, sql, type Tx } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { consume } from "@/lib/core/server/rate-limit";
import { isSame, keyedHash } from "./keyed-hash";
import { CODE_MINUTES, CODE_TRIES, CODES, type CodePurpose, formatCode } from "./rules";

/** Wrong, expired, used up, of a newer sign-up, of nobody: always this, so that it tells nothing. */
export function wrongCode(): AppError {
  const message = "That code is wrong or has expired";
  return new AppError("validation", { message, errors: { code: [message] } });
}

type Target = {
  purpose: CodePurpose;
  destination: string;
  attemptId?: string | undefined;
  userId?: string | undefined;
};

/**
 * Writes a new code for a destination and returns it; from now on older ones of that destination are useless, because
 * only the newest is ever compared. With `isDecoy` the row looks the same and no code fits it.
 */
export async function issueCode(tx: Tx, { purpose, destination, attemptId, userId }: Target, isDecoy: boolean) {
  const id = uuid();
  const code = formatCode(randomInt(CODES));
  const codeHash = keyedHash("code", isDecoy ? randomBytes(32).toString("hex") : `${id}:${code}`);
  await tx.$executeRaw(sql`
    insert into verification_codes (id, purpose, destination, "codeHash", "attemptId", "userId", "expiresAt")
    values (${id}::uuid, ${purpose}::"CodePurpose", ${destination}, ${codeHash}, ${attemptId ?? null}::uuid,
            ${userId ?? null}::uuid, now() + make_interval(mins => ${CODE_MINUTES}::int))`);
  return code;
}

/** At most 5 codes an hour and 10 a day to one destination; 429 beyond, whoever it belongs to. */
export async function countCode(destination: string): Promise<void> {
  const key = keyedHash("destination", destination);
  await consume("codeSendHour", key);
  await consume("codeSendDay", key);
}

export type Guessed = { id: string; destination: string; attemptId: string | null; userId: string | null };

/**
 * Checks a guess at the newest code of these destinations. The guess is counted, and committed, before anything is
 * compared, so that parallel guesses cannot share one try. The code is spent by `spendCode`, with what it pays for.
 * With `userId` only codes that person asked for are looked at, so that nobody else's request stands in their way.
 */
export async function guessCode(
  purpose: CodePurpose,
  destinations: string[],
  code: string,
  userId?: string,
): Promise<Guessed> {
  const found = await row<Guessed & { codeHash: string }>(sql`
    update verification_codes set tries = tries + 1
    where id = (select id from verification_codes
                where purpose = ${purpose}::"CodePurpose" and destination = any(${destinations}::text[])
                  ${userId === undefined ? sql`` : sql`and "userId" = ${userId}::uuid`}
                order by "createdAt" desc, id desc limit 1)
      and tries < ${CODE_TRIES}::int and "usedAt" is null and "expiresAt" > now()
    returning id, destination, "attemptId", "userId", "codeHash"`);
  const given = keyedHash("code", `${found?.id}:${code}`);
  if (!found || code.length !== CODE_LENGTH || !isSame(given, found.codeHash)) throw wrongCode();
  return found;
}

/** Uses a guessed code up; of two requests with the right code one fails here. */
export async function spendCode(tx: Tx, { id }: Guessed): Promise<void> {
  const spent = await tx.$executeRaw(sql`
    update verification_codes set "usedAt" = now() where id = ${id}::uuid and "usedAt" is null and "expiresAt" > now()`);
  if (spent !== 1) throw wrongCode();
}

/** Makes every open code for somebody's password useless. */
export async function voidResetCodes(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw(sql`
    update verification_codes set "usedAt" = now()
    where "userId" = ${userId}::uuid and purpose = 'reset' and "usedAt" is null`);
}
