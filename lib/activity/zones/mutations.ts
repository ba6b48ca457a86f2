import "server-only";
import { randomInt } from "node:crypto";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { requireQuota } from "@/lib/core/server/quotas";
import type { Coordinates } from "@/lib/discover/map/rules";
import { listEndZones } from "./queries";
import { growNearestZone, MAX_END_ZONES, zoneAround, zoneOfEnd } from "./rules";
import type { CreateZone, PrivacyZone } from "./schema";

const FINE = 2 ** 32;
/** Cryptographically random: the offset of a zone must not be predictable from other zones. */
const random = () => randomInt(FINE) / FINE;

/** Creates a zone. Other people no longer see anything that passes through it, including in earlier routes. */
export function createZone(userId: string, { label, lat, lng, radius }: CreateZone): Promise<PrivacyZone> {
  return transaction(async (tx) => {
    const own = sql`from privacy_zones where "userId" = ${userId}::uuid and not "isAutomatic"`;
    await requireQuota(tx, userId, "zones", own);
    const zone = zoneAround({ lat, lng }, radius, random);
    const { id } = await tx.privacyZone.create({ data: { ...zone, userId, label, isAutomatic: false } });
    return { id, label, lat, lng, radius };
  });
}

export async function deleteZone(userId: string, id: string): Promise<void> {
  const { count } = await transaction((tx) => tx.privacyZone.deleteMany({ where: { id, userId, isAutomatic: false } }));
  if (count === 0) throw new AppError("not_found");
}

/**
 * Creates zones where a route starts and ends, whether or not they are hidden today, because the setting may change.
 */
export async function hideEnds(tx: Tx, userId: string, ends: readonly Coordinates[]): Promise<void> {
  const known = await listEndZones(userId, readInTransaction(tx));
  for (const { lat, lng } of ends) {
    const zone = zoneOfEnd({ lat, lng }, known, random);
    if (!zone) continue;
    if (known.length >= MAX_END_ZONES) {
      const grown = growNearestZone({ lat, lng }, known);
      if (!grown) continue;
      const { hiddenLat, hiddenLng } = grown.zone;
      await tx.privacyZone.updateMany({
        where: { userId, isAutomatic: true, hiddenLat, hiddenLng },
        data: { radius: grown.radius },
      });
      grown.zone.radius = grown.radius;
      continue;
    }
    known.push(zone);
    await tx.privacyZone.create({ data: { ...zone, userId, isAutomatic: true } });
  }
}
