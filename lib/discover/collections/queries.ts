import "server-only";
import { type Read, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Collection } from "./schema";

const select = sql`
  select c.id, c.name, (select count(*)::int from saved_items s where s."collectionId" = c.id) as count
  from saved_collections c`;

/** The user's collections, by name; there are at most a hundred. */
export function listCollections(userId: string): Promise<Collection[]> {
  return rows<Collection>(sql`${select} where c."userId" = ${userId}::uuid order by lower(c.name), c.id`);
}

export async function getCollection(userId: string, id: string, read: Read = rows): Promise<Collection> {
  const [found] = await read<Collection>(sql`${select} where c.id = ${id}::uuid and c."userId" = ${userId}::uuid`);
  if (!found) throw new AppError("not_found");
  return found;
}
