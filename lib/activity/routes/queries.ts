import "server-only";
import { hiddenDiscs } from "@/lib/activity/zones/queries";
import { row, sql } from "@/lib/core/server/db";
import type { Coordinates } from "@/lib/discover/map/rules";
import { fromColumns } from "./formats";
import { lengthOf } from "./route-cuts";
import { visibleToOthers } from "./route-ends";
import type { OwnRoute, RouteAnswer } from "./schema";

type Stored = Omit<OwnRoute, "startedAt"> & { userId: string; startedAt: Date };

/** SQL: a stored route whose map this person may see. */
const findRoute = (viewerId: string, workoutId: string) =>
  row<Stored>(sql`
    select r."userId", r.source, r."startedAt", r.polyline, r.moments, r."hasElevation", r.breaks, r."movingSeconds", r."elapsedSeconds", r."elevationGain"
    from visible_routes(${viewerId}::uuid) v join workout_routes r on r."workoutId" = v."workoutId"
    where v."workoutId" = ${workoutId}::uuid`);

async function piecesFor({ userId, ...stored }: Stored): Promise<Coordinates[][]> {
  const route = fromColumns(stored);
  return route ? visibleToOthers(route, await hiddenDiscs(userId)) : [];
}

/** A workout's route as this person may see it: complete for the owner, without the hidden parts for others. */
export async function routeFor(viewerId: string, workoutId: string): Promise<RouteAnswer> {
  const found = await findRoute(viewerId, workoutId);
  if (!found) return { own: null, shown: null };
  const { userId, startedAt, ...stored } = found;
  if (userId === viewerId) return { own: { ...stored, startedAt: startedAt.toISOString() }, shown: null };
  const pieces = await piecesFor(found);
  return { own: null, shown: pieces.length > 0 ? { pieces, shownMeters: lengthOf(pieces) } : null };
}

/** The visible parts of a route; null if nothing is left. The caller has checked that the viewer may see the map. */
export async function getVisibleRoute(
  viewerId: string,
  workoutId: string,
): Promise<{ pieces: Coordinates[][]; startedAt: Date } | null> {
  const found = await findRoute(viewerId, workoutId);
  if (!found) return null;
  const pieces = await piecesFor(found);
  return pieces.length > 0 ? { pieces, startedAt: found.startedAt } : null;
}
