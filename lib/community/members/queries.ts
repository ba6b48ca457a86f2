import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { followStateOf } from "@/lib/social/people/queries";
import { getGroup } from "../groups/queries";
import type { GroupsQuery } from "../groups/schema";
import { mayAnswerRequests } from "./rules";
import type { GroupMember } from "./schema";

type Row = GroupMember & { joinedAt: Date };
const position = z.tuple([z.string(), z.string(), z.string()]);

/** Who stands in a group with this status and may be seen by the viewer; owners first, then who came first. */
async function listSeats(
  list: string,
  viewerId: string,
  seats: Sql,
  { limit, cursor }: GroupsQuery,
): Promise<Page<GroupMember>> {
  const after = cursor === undefined ? undefined : decodeCursor(list, cursor, position);
  const beyond = after
    ? sql`and (m.role, m."joinedAt", m."userId") > (${after[0]}::"GroupRole", ${after[1]}::timestamptz, ${after[2]}::uuid)`
    : sql``;
  const found = await rows<Row>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", ${followStateOf(viewerId)} as "followState",
           u.id = ${viewerId}::uuid as "isMe", m.role::text as role, m."joinedAt"
    from group_members m join visible_users(${viewerId}::uuid) u on u.id = m."userId"
    where ${seats} ${beyond} order by m.role, m."joinedAt", m."userId" limit ${limit + 1}`);
  const slice = found.slice(0, limit);
  const last = slice.at(-1);
  return {
    items: slice.map(({ joinedAt: _joinedAt, ...member }) => member),
    nextCursor:
      found.length > limit && last ? encodeCursor(list, [last.role, last.joinedAt.toISOString(), last.id]) : null,
  };
}

/** The members of a group; those of a private one are for its members. */
export async function listGroupMembers(
  viewerId: string,
  groupId: string,
  query: GroupsQuery,
): Promise<Page<GroupMember>> {
  const group = await getGroup(viewerId, groupId);
  if (group.isPrivate && !group.isJoined) {
    throw new AppError("forbidden", { message: "Only members see who belongs to this group" });
  }
  const seats = sql`m."groupId" = ${groupId}::uuid and m.status = 'member'`;
  return listSeats(`members:${groupId}`, viewerId, seats, query);
}

/** Who waits to be let in: for those who answer them. */
export async function listGroupRequests(
  viewerId: string,
  groupId: string,
  query: GroupsQuery,
): Promise<Page<GroupMember>> {
  const { myRole } = await getGroup(viewerId, groupId);
  if (!mayAnswerRequests(myRole)) {
    throw new AppError("forbidden", { message: "Only owners and admins answer requests" });
  }
  const seats = sql`m."groupId" = ${groupId}::uuid and m.status = 'requested'`;
  return listSeats(`group-requests:${groupId}`, viewerId, seats, query);
}
