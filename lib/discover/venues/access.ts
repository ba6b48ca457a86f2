import "server-only";
import type { Tx } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";

/** 400 for a write with an unknown place; no place is fine. */
export async function requireVenue(tx: Tx, venueId: string | null | undefined): Promise<void> {
  if (!venueId) return;
  if ((await tx.venue.count({ where: { id: venueId } })) === 0)
    throw invalid("venueId", "That place is no longer available. Choose another");
}
