import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { isUniqueViolation } from "@/lib/core/server/db-errors";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { getCollection } from "./queries";
import type { Collection, NameCollection } from "./schema";

/** Rejects a second collection with the same name, including one created at the same moment. */
async function named<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError("conflict", { message: "You already have a collection with that name" });
    throw error;
  }
}

export function createCollection(userId: string, { name }: NameCollection, clientKey?: ClientKey): Promise<Collection> {
  return named(() =>
    once(clientKey, async (tx) => {
      await requireQuota(tx, userId, "collections", sql`from saved_collections where "userId" = ${userId}::uuid`);
      const id = uuid();
      await tx.savedCollection.create({ data: { id, userId, name } });
      return getCollection(userId, id, readInTransaction(tx));
    }),
  );
}

export function renameCollection(userId: string, id: string, { name }: NameCollection): Promise<Collection> {
  return named(() =>
    transaction(async (tx) => {
      await tx.savedCollection.updateMany({ where: { id, userId }, data: { name } });
      return getCollection(userId, id, readInTransaction(tx));
    }),
  );
}

/** Its items remain saved. */
export async function deleteCollection(userId: string, id: string): Promise<void> {
  const { count } = await transaction((tx) => tx.savedCollection.deleteMany({ where: { id, userId } }));
  if (count === 0) throw new AppError("not_found");
}
