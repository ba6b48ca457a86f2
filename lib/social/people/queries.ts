import "server-only";
import { numbersOf } from "@/lib/activity/stats/queries";
import type { PublicNumbers } from "@/lib/activity/stats/schema";
import { hiddenFollowers, hiddenFollowing } from "@/lib/auth/accounts/access";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { hasNumbers } from "./rules";
import type { OpenUser, PublicUser } from "./schema";

/** How the viewer follows the user `u`: one of FOLLOW_STATES. */
export const followStateOf = (viewerId: string | null): Sql => sql`coalesce((
  select case f.status when 'accepted' then 'following' else 'requested' end from follows f
  where f."followerId" = ${viewerId}::uuid and f."followingId" = u.id), 'none')`;

type ProfileRow = Omit<PublicUser, keyof PublicNumbers>;

const CLOSED = {
  ...{ heroImageUrl: null, bio: null, location: null, followersCount: null, followingCount: null },
  ...{ level: null, mileScore: null, placesVisited: null, rank: null, weekly: null, streak: null, explanations: null },
};

/**
 * People by id as the viewer may see them, in the order of `userIds`; invisible ones are left out. Only followers see
 * more of a private account than name and portrait.
 */
export async function listPeople(
  userIds: readonly string[],
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<PublicUser[]> {
  const [shown, numbers] = await Promise.all([
    rows<ProfileRow>(sql`
      select u.id, u."firstName", u."lastName", u.username, u."profileImageUrl", u."heroImageUrl", u.bio, u.location,
             u."followersCount" - ${hiddenFollowers(sql`${viewerId}::uuid`, sql`u.id`)} as "followersCount",
             u."followingCount" - ${hiddenFollowing(sql`${viewerId}::uuid`, sql`u.id`)} as "followingCount", u."isPrivate", ${followStateOf(viewerId)} as "followState",
             coalesce(u.id = ${viewerId}::uuid, false) as "isMe",
             coalesce((select f.status = 'accepted' from follows f where f."followerId" = u.id
                       and f."followingId" = ${viewerId}::uuid), false) as "followsMe",
             exists (select 1 from mutes m where m."muterId" = ${viewerId}::uuid and m."mutedId" = u.id) as "isMuted"
      from visible_users(${viewerId}::uuid) u where u.id = any(${userIds}::uuid[])
      order by array_position(${userIds}::uuid[], u.id)`),
    numbersOf(userIds, viewerId, now),
  ]);
  return shown.flatMap((person) => {
    const earned = numbers.get(person.id);
    if (!earned) return [];
    const isClosed = person.isPrivate && !person.isMe && person.followState !== "following";
    return [{ ...person, ...earned, ...(isClosed && CLOSED) }];
  });
}

/** One person; 404 if they don't exist or aren't visible to this viewer. */
export async function getPerson(
  userId: string,
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<PublicUser> {
  const [person] = await listPeople([userId], viewerId, now);
  if (!person) throw new AppError("not_found");
  return person;
}

/** A person as visitors see them by link. Private accounts aren't found without a session. */
export async function getPublicPerson(userId: string, now: Date = systemClock()): Promise<OpenUser> {
  const person = await getPerson(userId, null, now);
  if (!hasNumbers(person)) throw new AppError("not_found");
  return person;
}
