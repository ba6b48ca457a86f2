import "server-only";
import { Prisma, sql, type Tx } from "@/lib/core/server/db";

/**
 * Tables whose counters the deletion changes: the owner's column, and the person's rows elsewhere that count toward it.
 */
const COUNTED: readonly { table: string; owner?: string; by: readonly (readonly [id: string, table: string])[] }[] = [
  {
    table: "photos",
    owner: "userId",
    by: [
      ["photoId", "photo_likes"],
      ["photoId", "comments"],
    ],
  },
  { table: "posts", owner: "userId", by: [["postId", "post_likes"]] },
  { table: "workouts", owner: "userId", by: [["workoutId", "workout_likes"]] },
  { table: "check_ins", owner: "userId", by: [["checkInId", "check_in_likes"]] },
  { table: "groups", owner: "creatorId", by: [["groupId", "group_members"]] },
  { table: "community_events", owner: "hostId", by: [["eventId", "community_event_members"]] },
  { table: "member_guides", owner: "userId", by: [["guideId", "member_guide_follows"]] },
  { table: "challenges", by: [["challengeId", "challenge_members"]] },
];

/**
 * Locks everything whose counters or rows will change, in the same order as every other write: items first, each table
 * by id, people last. Values are read in later statements, which see what was committed while waiting.
 */
export async function lockForDeletion(tx: Tx, userId: string): Promise<void> {
  const me = sql`${userId}::uuid`;
  for (const { table, owner, by } of COUNTED) {
    const own =
      owner === undefined ? [] : [sql`select id from ${Prisma.raw(table)} where ${Prisma.raw(`"${owner}"`)} = ${me}`];
    const others = by.map(
      ([id, from]) => sql`select ${Prisma.raw(`"${id}"`)} from ${Prisma.raw(from)} where "userId" = ${me}`,
    );
    const ids = Prisma.join([...own, ...others], " union ");
    await tx.$queryRaw(sql`select 1 from ${Prisma.raw(table)} where id in (${ids}) order by id for update`);
  }
  await tx.$queryRaw(sql`
    select 1 from users where id = ${me}
      or id in (select "followingId" from follows where "followerId" = ${me})
      or id in (select "followerId" from follows where "followingId" = ${me})
    order by id for no key update`);
}
