import "server-only";
import { hiddenIn } from "@/lib/auth/accounts/access";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import type { Group, GroupsQuery } from "./schema";

type Row = Group & { createdAt: Date };
const NEWEST = byCreation<Row>("groups", "desc", sql`g`);

const hiddenMembers = (viewerId: string | null): Sql =>
  hiddenIn(
    sql`${viewerId}::uuid`,
    sql`from group_members h where h."groupId" = g.id and h.status = 'member'`,
    sql`h."userId"`,
  );

/** Anyone can find a private group and ask to join; only its members see its activity. */
const select = (viewerId: string | null, where: Sql, rest: Sql): Sql => sql`
  select g.id, g.name, g.description, g.category, g."memberCount" - ${hiddenMembers(viewerId)} as "memberCount", g."maxMembers", g."memberCount" >= g."maxMembers" as "isFull", g."isPrivate", g."coverImage", g."createdAt",
         jsonb_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName", 'avatar', u."profileImageUrl") as creator,
         coalesce(m.status = 'member', false) as "isJoined", 0 as waitlisted, null as position,
         coalesce(m.status::text, 'none') as "myStatus", coalesce(m.role = 'owner', false) as "isHost",
         case when m.status = 'member' then m.role::text end as "myRole",
         case when m.status = 'member' and m.role in ('owner', 'admin') then (select count(*)::int from group_members r
           join visible_users(${viewerId}::uuid) asking on asking.id = r."userId"
           where r."groupId" = g.id and r.status = 'requested') else 0 end as requests,
         g."hiddenAt" is not null as "isHidden"
  from visible_groups(${viewerId}::uuid) g join users u on u.id = g."creatorId"
  left join group_members m on m."groupId" = g.id and m."userId" = ${viewerId}::uuid
  where ${where} ${rest}`;

const toGroup = ({ createdAt: _createdAt, ...group }: Row): Group => group;

export function listGroups(viewerId: string | null, { category, ...query }: GroupsQuery): Promise<Page<Group>> {
  const ofCategory = category ? sql`and lower(g.category) = lower(${category})` : sql``;
  return keysetPage(
    NEWEST,
    query,
    ({ afterCursor, orderBy }) =>
      select(viewerId, sql`g."hiddenAt" is null ${ofCategory}`, sql`${afterCursor} ${orderBy}`),
    toGroup,
  );
}

export async function getGroup(viewerId: string | null, groupId: string, read: Read = rows): Promise<Group> {
  const [found] = await read<Row>(select(viewerId, sql`g.id = ${groupId}::uuid`, sql``));
  if (!found) throw new AppError("not_found");
  return toGroup(found);
}
