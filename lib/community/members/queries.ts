import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type Keyset, keysetPage, TIMESTAMPTZ, UUID } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { followStateOf } from "@/lib/social/people/queries";
import { getGroup } from "../groups/queries";
import { canAnswerRequests } from "./rules";
import type { GroupMember } from "./schema";

type Row = GroupMember & { joinedAt: Date };
const ownersFirst = (list: string): Keyset<Row> => ({
  list,
  direction: "asc",
  keys: [
    [sql`m.role`, sql`"GroupRole"`, ({ role }) => role],
    [sql`m."joinedAt"`, TIMESTAMPTZ, ({ joinedAt }) => joinedAt],
    [sql`m."userId"`, UUID, ({ id }) => id],
  ],
});

/** The people in a group with this status whom the viewer may see; owners first, then by join date. */
function listMemberRows(list: string, viewerId: string, condition: Sql, query: PageQuery): Promise<Page<GroupMember>> {
  return keysetPage(
    ownersFirst(list),
    query,
    ({ afterCursor, orderBy }) => sql`
      select u.id, u."firstName", u."lastName", u.username, u."profileImageUrl", ${followStateOf(viewerId)} as "followState",
             u.id = ${viewerId}::uuid as "isMe", m.role::text as role, m."joinedAt"
      from group_members m join visible_users(${viewerId}::uuid) u on u.id = m."userId"
      where ${condition} ${afterCursor} ${orderBy}`,
    ({ joinedAt: _joinedAt, ...member }) => member,
  );
}

/** A group's members; only for members if the group is private. */
export async function listGroupMembers(
  viewerId: string,
  groupId: string,
  query: PageQuery,
): Promise<Page<GroupMember>> {
  const group = await getGroup(viewerId, groupId);
  if (group.isPrivate && !group.isJoined) {
    throw new AppError("forbidden", { message: "Only members can see who's in this group" });
  }
  const condition = sql`m."groupId" = ${groupId}::uuid and m.status = 'member'`;
  return listMemberRows(`members:${groupId}`, viewerId, condition, query);
}

/** Pending requests, for the people who answer them. */
export async function listGroupRequests(
  viewerId: string,
  groupId: string,
  query: PageQuery,
): Promise<Page<GroupMember>> {
  const { myRole } = await getGroup(viewerId, groupId);
  if (!canAnswerRequests(myRole)) {
    throw new AppError("forbidden", { message: "Only owners and admins can review join requests" });
  }
  const condition = sql`m."groupId" = ${groupId}::uuid and m.status = 'requested'`;
  return listMemberRows(`group-requests:${groupId}`, viewerId, condition, query);
}
