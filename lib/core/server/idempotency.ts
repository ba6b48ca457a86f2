import "server-only";
import { KEY_DAYS } from "@/lib/core/shared/retries";
import type { Prisma } from "@/prisma/generated/client";
import { row, sql, type Tx, transaction } from "./db";
import { AppError } from "./errors";

/** Keys created before this have expired, and can be used for new writes. */
export const keysExpireBefore = sql`now() - make_interval(days => ${KEY_DAYS}::int)`;

/** A client's key for one write. `replayed` is set when the response is a stored one. */
export type ClientKey = { userId: string; key: string; bodyHash: string; replayed: boolean };

/**
 * Runs a write once per key: the key's row and the write commit together, so there is never one without the other. A
 * second request waits on the row's unique key until the first has ended, and then returns its stored response. The
 * response must be JSON-safe. Another body with the same key is 422.
 */
export async function once<T>(clientKey: ClientKey | undefined, task: (tx: Tx) => Promise<T>): Promise<T> {
  if (!clientKey) return transaction(task);
  const { userId, key, bodyHash } = clientKey;
  return transaction(async (tx) => {
    const claimed = await tx.$executeRaw(sql`
      insert into idempotency_keys ("userId", key, "bodyHash") values (${userId}::uuid, ${key}, ${bodyHash})
      on conflict ("userId", key) do update set "bodyHash" = excluded."bodyHash", status = 0, response = null, "createdAt" = now()
      where idempotency_keys."createdAt" < ${keysExpireBefore}`);
    const where = { userId_key: { userId, key } };
    if (claimed === 0) {
      const first = await tx.idempotencyKey.findUniqueOrThrow({ where });
      if (first.bodyHash !== bodyHash) {
        throw new AppError("unprocessable", { message: "This Idempotency-Key was already used with a different body" });
      }
      clientKey.replayed = true;
      return first.response as T; // Stored by the same function.
    }
    const response = await task(tx);
    await tx.idempotencyKey.update({ where, data: { status: 1, response: response as Prisma.InputJsonValue } });
    return response;
  });
}

/** Whether `once` would only return a stored response (or reject): checked before work that would then be wasted. */
export async function isAnswered({ userId, key }: ClientKey): Promise<boolean> {
  const found = await row(sql`
    select key from idempotency_keys
    where "userId" = ${userId}::uuid and key = ${key} and "createdAt" > ${keysExpireBefore}`);
  return found !== null;
}
