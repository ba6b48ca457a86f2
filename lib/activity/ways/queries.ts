import "server-only";
import { fromColumns } from "@/lib/activity/routes/formats";
import { cutOut } from "@/lib/activity/routes/route-cuts";
import { hiddenDiscsOf } from "@/lib/activity/zones/queries";
import { rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";
import { findWay, SEEN_BY_OTHERS, waysDone } from "./rules";
import type { WayFriends } from "./schema";

const FRIENDS = 12;
/** "Lately", in days, and of the people followed as many as are looked up. */
const LATELY = 60;
const LOOKED_AT = 1000;

type Went = WayFriends["friends"][number] & { startedAt: Date; polyline: string; moments: string } & Pick<
    Parameters<typeof fromColumns>[0],
    "hasElevation" | "breaks"
  >;

/**
 * Whom one follows and who went this way lately. What somebody's map does not show others does not count, so that nobody
 * learns here that a way led through a hidden place.
 */
export async function friendsOnWay(viewerId: string, wayId: string): Promise<WayFriends> {
  const way = findWay(wayId);
  if (!way) throw new AppError("not_found");
  const found = await rows<Went>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", r."startedAt", r.polyline, r.moments, r."hasElevation", r.breaks
    from (
      select distinct on (d."userId") d."userId", d."workoutId", d."startedAt" from ways_done d
      join visible_routes(${viewerId}::uuid) v on v."workoutId" = d."workoutId"
      where d."wayId" = ${way.id} and d."startedAt" > now() - make_interval(days => ${LATELY}) and d."userId" = any(array(
        select "followingId" from follows where "followerId" = ${viewerId}::uuid and status = 'accepted'
        order by "createdAt" desc limit ${LOOKED_AT}))
      order by d."userId", d."startedAt" desc
    ) latest
    join workout_routes r on r."workoutId" = latest."workoutId" join users u on u.id = latest."userId"
    order by latest."startedAt" desc, u.id limit ${FRIENDS}`);
  const discs = await hiddenDiscsOf(found.map(({ id }) => id));
  const friends = found.flatMap(({ startedAt, polyline, moments, hasElevation, breaks, ...person }) => {
    const route = fromColumns({ polyline, moments, hasElevation, breaks });
    const isShown =
      route && waysDone(cutOut(route, discs.get(person.id) ?? []), SEEN_BY_OTHERS).some(({ id }) => id === way.id);
    return isShown ? [{ ...person, day: dayIn(CHICAGO, startedAt) }] : [];
  });
  return { friends };
}
