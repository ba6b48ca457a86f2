import "server-only";
import { fromColumns } from "@/lib/activity/routes/formats";
import { cutOut } from "@/lib/activity/routes/route-cuts";
import { hiddenDiscsOf } from "@/lib/activity/zones/queries";
import { rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";
import { findTrail, trailsDone, VISIBLE_TRAIL_SHARE } from "./rules";
import type { TrailFriends } from "./schema";

const FRIENDS = 12;
/** "Recently" in days, and the maximum number of followed people to look up. */
const RECENT_DAYS = 60;
const SCANNED = 1000;

type Went = TrailFriends["friends"][number] & { startedAt: Date; polyline: string; moments: string } & Pick<
    Parameters<typeof fromColumns>[0],
    "hasElevation" | "breaks"
  >;

/**
 * People the viewer follows who took this trail recently. Hidden parts of their maps don't count, so that no one can
 * tell that a route passed through a hidden place.
 */
export async function friendsOnTrail(viewerId: string, trailId: string): Promise<TrailFriends> {
  const trail = findTrail(trailId);
  if (!trail) throw new AppError("not_found");
  const found = await rows<Went>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", r."startedAt", r.polyline, r.moments, r."hasElevation", r.breaks
    from (
      select distinct on (d."userId") d."userId", d."workoutId", d."startedAt" from completed_trails d
      join visible_routes(${viewerId}::uuid) v on v."workoutId" = d."workoutId"
      where d."trailId" = ${trail.id} and d."startedAt" > now() - make_interval(days => ${RECENT_DAYS}) and d."userId" = any(array(
        select "followingId" from follows where "followerId" = ${viewerId}::uuid and status = 'accepted'
        order by "createdAt" desc limit ${SCANNED}))
      order by d."userId", d."startedAt" desc
    ) latest
    join workout_routes r on r."workoutId" = latest."workoutId" join users u on u.id = latest."userId"
    order by latest."startedAt" desc, u.id limit ${FRIENDS}`);
  const discs = await hiddenDiscsOf(found.map(({ id }) => id));
  const friends = found.flatMap(({ startedAt, polyline, moments, hasElevation, breaks, ...person }) => {
    const route = fromColumns({ polyline, moments, hasElevation, breaks });
    const isShown =
      route &&
      trailsDone(cutOut(route, discs.get(person.id) ?? []), VISIBLE_TRAIL_SHARE).some(({ id }) => id === trail.id);
    return isShown ? [{ ...person, day: dayIn(CHICAGO, startedAt) }] : [];
  });
  return { friends };
}
