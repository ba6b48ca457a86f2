import "server-only";
import type { Tx } from "@/lib/core/server/db";
import type { Coordinates } from "@/lib/discover/map/rules";
import { waysDone } from "./rules";

type Went = { workoutId: string; userId: string; startedAt: Date };

/** Notes which of the city's ways a recorded one led along. Who is told so is decided when somebody asks. */
export async function noteWays(tx: Tx, went: Went, pieces: readonly (readonly Coordinates[])[]): Promise<void> {
  await tx.wayDone.createMany({ data: waysDone(pieces).map(({ id }) => ({ ...went, wayId: id })) });
}
