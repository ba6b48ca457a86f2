import "server-only";
import type { Tx } from "@/lib/core/server/db";
import type { Coordinates } from "@/lib/discover/map/rules";
import { trailsDone } from "./rules";

type Went = { workoutId: string; userId: string; startedAt: Date };

/** Records which trails a route followed. Visibility is checked when they are read. */
export async function recordTrails(tx: Tx, went: Went, pieces: readonly (readonly Coordinates[])[]): Promise<void> {
  await tx.completedTrail.createMany({ data: trailsDone(pieces).map(({ id }) => ({ ...went, trailId: id })) });
}
