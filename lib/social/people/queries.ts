import "server-only";
import { numbersOf } from "@/lib/activity/stats/queries";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import type { PublicUser } from "./schema";

/** How the viewer follows the user `u`: one of FOLLOW_STATES. */
export const followStateOf = (viewerId: string | null): Sql => sql`coalesce((
  select case f.status when 'accepted' then 'following' else 'requested' end from follows f
  where f."followerId" = ${viewerId}::uuid and f."followingId" = u.id), 'none')`;

type ProfileRow = Omit<
  PublicUser,
  "level" | "mileScore" | "placesVisited" | "rank" | "weekly" | "streak" | "explanations"
>;

/** People by id as the viewer may see them, in the order of `userIds`; those they may not see are left out. */
export async function listPeople(
  userIds: readonly string[],
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<PublicUser[]> {
  const [shown, numbers] = await Promise.all([
    rows<ProfileRow>(sql`
      select u.id, u."firstName", u."lastName", u."profileImageUrl", u."heroImageUrl", u.bio, u.location,
             u."followersCount", u."followingCount", u."isPrivate", ${followStateOf(viewerId)} as "followState",
             coalesce(u.id = ${viewerId}::uuid, false) as "isMe",
             coalesce((select f.status = 'accepted' from follows f where f."followerId" = u.id
                       and f."followingId" = ${viewerId}::uuid), false) as "followsMe",
             exists (select 1 from mutes m where m."muterId" = ${viewerId}::uuid and m."mutedId" = u.id) as "isMuted"
      from visible_users(${viewerId}::uuid) u where u.id = any(${userIds}::uuid[])
      order by array_position(${userIds}::uuid[], u.id)`),
    numbersOf(userIds, now),
  ]);
  return shown.flatMap((person) => {
    const earned = numbers.get(person.id);
    return earned ? [{ ...person, ...earned }] : [];
  });
}

/** One person; 404 when there is none, or none for this viewer. */
export async function getPerson(
  userId: string,
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<PublicUser> {
  const [person] = await listPeople([userId], viewerId, now);
  if (!person) throw new AppError("not_found");
  return person;
}

/** A person as a visitor sees them by a link. A private account is none for whoever is not signed in. */
export async function getPublicPerson(userId: string, now: Date = systemClock()): Promise<PublicUser> {
  const person = await getPerson(userId, null, now);
  if (person.isPrivate) throw new AppError("not_found");
  return person;
}
