import "server-only";
import { row, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { PlaceAddress } from "./schema";

const PLACES = sql`(select id, 'venue' as type, slug from venues union all select id, 'gem', slug from hidden_gems)`;

async function addressWhere(condition: Sql): Promise<PlaceAddress> {
  const found = await row<PlaceAddress>(sql`select p.type, p.id, p.slug from ${PLACES} p where ${condition}`);
  if (!found) throw new AppError("not_found");
  return found;
}

/** The place that `/places/{slug}` names. Venues and gems share one set of slugs. */
export const placeBySlug = (slug: string): Promise<PlaceAddress> => addressWhere(sql`p.slug = ${slug}`);

/** A place's readable address. */
export const addressOfPlace = ({ type, id }: Pick<PlaceAddress, "type" | "id">): Promise<PlaceAddress> =>
  addressWhere(sql`p.type = ${type} and p.id = ${id}::uuid`);

/** Addresses of the places that are listed; permanently closed ones aren't. */
export async function listPlaceSlugs(): Promise<string[]> {
  const found = await rows<{ slug: string }>(sql`
    select slug from venues where "closedOn" is null union all select slug from hidden_gems where "closedOn" is null
    order by slug`);
  return found.map(({ slug }) => slug);
}
