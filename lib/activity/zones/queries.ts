import "server-only";
import { atLeast, type Read, rows, sql } from "@/lib/core/server/db";
import { QUOTAS } from "@/lib/core/server/quotas";
import { type Disc, discOf, type Zone } from "./rules";
import type { PrivacyZone } from "./schema";

export function listZones(userId: string): Promise<PrivacyZone[]> {
  return rows<PrivacyZone>(sql`
    select id, coalesce(label, '') as label, lat, lng, radius from privacy_zones
    where "userId" = ${userId}::uuid and not "isAutomatic" order by "createdAt", id ${atLeast(QUOTAS.zones.most)}`);
}

/** All of a person's places that are hidden from others, including starts and finishes if those are hidden. */
export async function hiddenDiscs(ownerId: string): Promise<Disc[]> {
  return (await hiddenDiscsOf([ownerId])).get(ownerId) ?? [];
}

/** The same for several people. */
export async function hiddenDiscsOf(ownerIds: readonly string[]): Promise<Map<string, Disc[]>> {
  const found = await rows<Zone & { userId: string }>(sql`
    select z."userId", z.lat, z.lng, z."hiddenLat", z."hiddenLng", z.radius
    from privacy_zones z join users u on u.id = z."userId"
    where z."userId" = any(${ownerIds}::uuid[]) and (not z."isAutomatic" or u."hidesRouteEnds")`);
  const discs = new Map<string, Disc[]>(ownerIds.map((id) => [id, []]));
  for (const { userId, ...zone } of found) discs.get(userId)?.push(discOf(zone));
  return discs;
}

/** The zones created from starts and finishes. */
export function listEndZones(userId: string, read: Read): Promise<Zone[]> {
  return read<Zone>(sql`
    select lat, lng, "hiddenLat", "hiddenLng", radius from privacy_zones
    where "userId" = ${userId}::uuid and "isAutomatic"`);
}
