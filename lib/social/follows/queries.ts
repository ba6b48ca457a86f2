import "server-only";
import { row, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { followStateOf } from "@/lib/social/people/queries";
import type { ListedPerson } from "@/lib/social/people/schema";

/**
 * Checks access to a person's followers and following lists; a private account's are only for its accepted followers.
 */
async function requireOpenLists(userId: string, viewerId: string | null): Promise<void> {
  const open = await row(sql`
    select 1 from visible_users(${viewerId}::uuid) u
    where u.id = ${userId}::uuid and (not u."isPrivate" or u.id = ${viewerId}::uuid or ${followStateOf(viewerId)} = 'following')`);
  if (!open) throw new AppError("not_found");
}

type Listed = ListedPerson & { at: Date };

/** The order of a list of people at one end of follows. `person` is the column of that end. */
const latestFirst = (list: string, person: Sql) =>
  byTime<Listed>(list, "desc", { time: sql`e."createdAt"`, id: person, of: ({ at }) => at });

/**
 * `offset 0` makes the planner look up each person by key, in the list's order, until the page is full, instead of
 * everyone at once.
 */
function listEnds(
  list: string,
  person: Sql,
  follows: Sql,
  viewerId: string | null,
  query: PageQuery,
): Promise<Page<ListedPerson>> {
  return keysetPage(
    latestFirst(list, person),
    query,
    ({ afterCursor, orderBy }) => sql`
      select u.id, u."firstName", u."lastName", u.username, u."profileImageUrl", ${followStateOf(viewerId)} as "followState",
             coalesce(u.id = ${viewerId}::uuid, false) as "isMe", e."createdAt" as at
      from follows e
      cross join lateral (select u.* from visible_users(${viewerId}::uuid) u where u.id = ${person} offset 0) u
      where ${follows} ${afterCursor} ${orderBy}`,
    ({ at: _at, ...listed }) => listed,
  );
}

/** A person's followers or the people they follow, if the viewer may see the list. */
const listOf =
  (list: "followers" | "following", person: Sql, holder: Sql) =>
  async (userId: string, viewerId: string | null, query: PageQuery): Promise<Page<ListedPerson>> => {
    await requireOpenLists(userId, viewerId);
    const follows = sql`${holder} = ${userId}::uuid and e.status = 'accepted'`;
    return listEnds(`${list}:${userId}`, person, follows, viewerId, query);
  };

const FOLLOWER = sql`e."followerId"`;
const FOLLOWED = sql`e."followingId"`;
export const listFollowers = listOf("followers", FOLLOWER, FOLLOWED);
export const listFollowing = listOf("following", FOLLOWED, FOLLOWER);

export function listFollowRequests(userId: string, query: PageQuery): Promise<Page<ListedPerson>> {
  const follows = sql`${FOLLOWED} = ${userId}::uuid and e.status = 'requested'`;
  return listEnds("follow-requests", FOLLOWER, follows, userId, query);
}
