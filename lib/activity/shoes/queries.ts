import "server-only";
import { atLeast, type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { QUOTAS } from "@/lib/core/server/quotas";
import type { Shoes } from "./schema";

const select = (userId: string, which: Sql): Sql => sql`
  select s.id, s.name, s."retiredAt" is not null as "isRetired", worn."distanceMeters", worn.workouts from shoes s
  cross join lateral (
    select coalesce(sum(w."distanceMeters"), 0)::float8 as "distanceMeters", count(*)::int as workouts
    from workouts w where w."shoesId" = s.id) worn
  where s."userId" = ${userId}::uuid ${which}`;

/** The user's shoes, newest first. */
export const listShoes = (userId: string): Promise<Shoes[]> =>
  rows<Shoes>(select(userId, sql`order by s."createdAt" desc, s.id desc ${atLeast(QUOTAS.shoes.most)}`));

export async function getShoes(userId: string, id: string, read: Read): Promise<Shoes> {
  const [found] = await read<Shoes>(select(userId, sql`and s.id = ${id}::uuid`));
  if (!found) throw new AppError("not_found");
  return found;
}
