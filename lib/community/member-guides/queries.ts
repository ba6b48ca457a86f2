import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byCreation, byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page } from "@/lib/core/shared/page";
import { placeIdsOf, readSpots } from "@/lib/discover/guides/queries";
import { firstImageOf, hiddenGuideFollowers, isUnmuted } from "./access";
import { CATEGORY_GUIDES, GUIDE_AUTHORS_SCANNED, GUIDES_SCANNED, PERSON_GUIDES } from "./rules";
import type { ListedGuide, MemberGuide, MemberGuidesQuery } from "./schema";

type Row = Omit<ListedGuide, "createdAt" | "updatedAt" | "audience" | "isHidden"> & {
  audience: NonNullable<ListedGuide["audience"]>;
  coverImage: string | null;
  hiddenAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** When the viewer followed it, by which the list of followed guides is sorted. */
  followedAt: Date;
};

/** Guides `g` in `from`, which joins the guides the viewer can see with the rows that select them. */
const select = (viewer: Sql, from: Sql): Sql => sql`
  select g.id, g.title, g.description, g."coverImage", coalesce(g."coverImage", ${firstImageOf(sql`g.id`)}) as image, g.audience, g."hiddenAt",
         ${personJson(sql`u`)} as author, g."followersCount" - ${hiddenGuideFollowers(viewer, sql`g.id`)} as followers, coalesce(g."userId" = ${viewer}, false) as "isMine",
         (select count(*)::int from member_guide_places p where p."guideId" = g.id) as "placeCount",
         mine."userId" is not null as "isFollowing", mine."createdAt" as "followedAt", g."createdAt", g."updatedAt"
  from ${from} join users u on u.id = g."userId"
  left join member_guide_follows mine on mine."guideId" = g.id and mine."userId" = ${viewer}`;

function toListed({
  audience,
  hiddenAt,
  createdAt,
  updatedAt,
  coverImage: _cover,
  followedAt: _followedAt,
  ...guide
}: Row): ListedGuide {
  return {
    ...guide,
    ...(guide.isMine && { audience }),
    ...(hiddenAt !== null && { isHidden: true }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const LATEST = byCreation<Row>("member-guides", "desc", sql`g`);
const BY_FOLLOWED_AT = byTime<Row>("followed-guides", "desc", {
  time: sql`follow."createdAt"`,
  id: sql`follow."guideId"`,
  of: ({ followedAt }) => followedAt,
});

/** Members' guides: everyone's, the user's own, or those they follow. */
export function listMemberGuides(viewerId: string, { list, ...query }: MemberGuidesQuery): Promise<Page<ListedGuide>> {
  const me = sql`${viewerId}::uuid`;
  const visible = sql`visible_member_guides(${me}) g`;
  if (list === "followed") {
    const from = sql`member_guide_follows follow join ${visible} on g.id = follow."guideId"`;
    return keysetPage(
      BY_FOLLOWED_AT,
      query,
      ({ afterCursor, orderBy }) => sql`${select(me, from)} where follow."userId" = ${me} ${afterCursor} ${orderBy}`,
      toListed,
    );
  }
  const whose = list === "mine" ? sql`g."userId" = ${me}` : isUnmuted(me, sql`g."userId"`);
  return keysetPage(
    LATEST,
    query,
    ({ afterCursor, orderBy }) => sql`${select(me, visible)} where ${whose} ${afterCursor} ${orderBy}`,
    toListed,
  );
}

/** A guide with its places and notes. */
export async function getMemberGuide(viewerId: string | null, id: string, read: Read = rows): Promise<MemberGuide> {
  const me = sql`${viewerId}::uuid`;
  const [found] = await read<Row>(sql`${select(me, sql`visible_member_guides(${me}) g`)} where g.id = ${id}::uuid`);
  if (!found) throw new AppError("not_found");
  const listed = await read<{ targetId: string; note: string }>(sql`
    select "targetId", note from member_guide_places where "guideId" = ${id}::uuid order by position`);
  const spots = await readSpots(
    listed.map(({ targetId }) => targetId),
    read,
  );
  const places = listed.flatMap(({ targetId, note }) => {
    const spot = spots.find((one) => one.id === targetId);
    return spot ? [{ ...spot, note }] : [];
  });
  return { ...toListed(found), coverImage: found.coverImage, placeCount: places.length, places };
}

/** More than a sitemap needs before it would be split. */
const PUBLIC_MAX = 5000;
type PublicGuide = { id: string; title: string; description: string; createdAt: Date; updatedAt: Date };

/** Members' guides that visitors can see, newest first. */
export const listPublicGuides = (limit = PUBLIC_MAX): Promise<PublicGuide[]> =>
  rows<PublicGuide>(sql`
    select g.id, g.title, g.description, g."createdAt", g."updatedAt" from visible_member_guides(null) g
    order by g."createdAt" desc, g.id desc limit ${limit}::int`);

/**
 * Members' guides with places of a category, the most followed first. Searches the most followed, the newest, the
 * viewer's own, those they follow, and those of people they follow, so that the cost is the same in any city.
 */
export async function listCategoryGuides(
  viewerId: string | null,
  category: string,
  q: string | undefined,
): Promise<ListedGuide[]> {
  const ids = await placeIdsOf(category);
  if (ids.length === 0) return [];
  const me = sql`${viewerId}::uuid`;
  const wanted = `%${(q ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "\\$&")}%`;
  const most = sql`limit ${GUIDES_SCANNED}::int`;
  const found = await rows<Row>(sql`
    with looked_at as (
      (select id from member_guides order by "followersCount" desc, id desc ${most})
      union (select id from member_guides order by "createdAt" desc, id desc ${most})
      union (select "guideId" from member_guide_follows where "userId" = ${me} order by "createdAt" desc ${most})
      union (select id from member_guides where "userId" = ${me})
      union (select id from member_guides where "userId" = any(array(
        select "followingId" from follows where "followerId" = ${me} and status = 'accepted'
        order by "createdAt" desc limit ${GUIDE_AUTHORS_SCANNED}::int)) order by "createdAt" desc ${most})
    ), fitting as (
      select looked_at.id from looked_at cross join lateral (
        select from member_guide_places p where p."guideId" = looked_at.id and p."targetId" = any(${ids}::uuid[]) limit 1) place
    )
    ${select(me, sql`fitting cross join lateral (select * from visible_member_guides(${me}) one where one.id = fitting.id offset 0) g`)}
    where ${isUnmuted(me, sql`g."userId"`)} and lower(g.title) like ${wanted}
    order by g."followersCount" desc, g."createdAt" desc, g.id desc limit ${CATEGORY_GUIDES}::int`);
  return found.map(toListed);
}

/** A person's guides that the viewer may see, the most followed first; empty if they can't see the person. */
export async function listGuidesOf(viewerId: string, userId: string): Promise<ListedGuide[]> {
  const me = sql`${viewerId}::uuid`;
  const found = await rows<Row>(sql`${select(me, sql`visible_member_guides(${me}) g`)}
    where g."userId" = ${userId}::uuid order by g."followersCount" desc, g."createdAt" desc, g.id desc limit ${PERSON_GUIDES}::int`);
  return found.map(toListed);
}
