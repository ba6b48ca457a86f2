import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { systemClock } from "@/lib/core/shared/clock";
import { getShoes } from "./queries";
import type { AddShoes, ChangeShoes, Shoes } from "./schema";

export function addShoes(userId: string, { name }: AddShoes, clientKey?: ClientKey): Promise<Shoes> {
  return once(clientKey, async (tx) => {
    await requireQuota(tx, userId, "shoes", sql`from shoes where "userId" = ${userId}::uuid`);
    const id = uuid();
    await tx.shoes.create({ data: { id, userId, name } });
    return getShoes(userId, id, readInTransaction(tx));
  });
}

/** A retired pair keeps its mileage but can't be selected anymore. */
export function changeShoes(userId: string, id: string, { name, isRetired }: ChangeShoes): Promise<Shoes> {
  return transaction(async (tx) => {
    await tx.shoes.updateMany({
      where: { id, userId },
      data: {
        ...(name !== undefined && { name }),
        ...(isRetired !== undefined && { retiredAt: isRetired ? systemClock() : null }),
      },
    });
    return getShoes(userId, id, readInTransaction(tx));
  });
}

/** The pair's workouts stay. */
export async function deleteShoes(userId: string, id: string): Promise<void> {
  const { count } = await transaction((tx) => tx.shoes.deleteMany({ where: { id, userId } }));
  if (count === 0) throw new AppError("not_found");
}
