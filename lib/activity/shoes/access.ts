import "server-only";
import { sql, type Tx } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";

/** 400 for a pair that isn't the user's own; none is allowed. The pair is locked until the workout is written. */
export async function requireShoes(tx: Tx, userId: string, shoesId: string | null | undefined): Promise<void> {
  if (!shoesId) return;
  const own = await tx.$queryRaw<unknown[]>(sql`
    select 1 from shoes where id = ${shoesId}::uuid and "userId" = ${userId}::uuid for key share`);
  if (own.length === 0) throw invalid("shoesId", "Unknown shoes");
}
