import "server-only";
import { UPCOMING } from "@/lib/community/events/ended";
import { firstImageOf, isUnmuted } from "@/lib/community/member-guides/access";
import { isNextOfSeries } from "@/lib/community/series/access";
import { limitTo, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { CHICAGO, dayIn } from "@/lib/core/shared/clock";
import { eventDay } from "@/lib/discover/events/rules";
import {
  anyQuery,
  bestTier,
  DESCRIPTION_RANK,
  kindTier,
  NOT_A_PHOTO,
  normalizedSynonyms,
} from "@/lib/discover/search/queries";
import { expandSynonyms } from "@/lib/discover/search/synonyms";
import { outOfSeason } from "@/lib/suggestions/trending/rules";
import type { Searcher } from "./hits";
import { CANDIDATES, HITS_PER_KIND, UNORDERED_SCAN_MAX } from "./rules";
import type { Hit } from "./schema";

type Row = Hit & {
  title: string;
  kind: string;
  isDeep: boolean;
  startsAt: Date | null;
  followers: number;
  /** Out of season. */
  isLater: boolean;
};
export type RankedHit = { hit: Hit; tier: number };
/** Tags say less about an activity than about a place, so places with the tag come first. */
const TAGGED = 3.5;
/** Hits by name exclude those with only a tag, which in turn exclude those that match only in their description. */
const CUTS = [TAGGED, DESCRIPTION_RANK, Number.POSITIVE_INFINITY];

/** The best of these, in-season ones first. */
function best(found: readonly Row[], synonyms: readonly string[]): RankedHit[] {
  const ranked = found.map(({ type, id, name, subtitle, image, startsAt, title, kind, isDeep, followers, isLater }) => {
    const day = startsAt ? `${eventDay(dayIn(CHICAGO, startsAt))} · ` : "";
    const hit = { id, type, name, subtitle: `${day}${subtitle}${isLater ? " · Out of season" : ""}`, image };
    const tier = Math.min(bestTier(title, synonyms), kindTier(kind, synonyms));
    return { hit, followers, isLater, tier: isDeep ? DESCRIPTION_RANK : tier < 3 ? tier : TAGGED };
  });
  const best = Math.min(...ranked.map(({ tier }) => tier));
  const cut = CUTS.find((one) => best < one) ?? 0;
  return ranked
    .filter(({ tier }) => tier < cut)
    .toSorted(
      (a, b) =>
        Number(a.isLater) - Number(b.isLater) ||
        a.tier - b.tier ||
        b.followers - a.followers ||
        (a.hit.id > b.hit.id ? -1 : 1),
    )
    .slice(0, HITS_PER_KIND);
}

/**
 * Matching community events, groups, current challenges, trending activities, and guides that the viewer can see;
 * guides by muted people are left out. At most UNORDERED_SCAN_MAX matching documents are read, in no particular order.
 */
export async function findActivities(
  viewer: Searcher,
  q: string,
): Promise<Record<"activities" | "guides", RankedHit[]>> {
  const me = sql`${viewer.id}::uuid`;
  const types = sql`'{community-event,group,challenge,activity,guide}'::text[]`;
  const meanings = sql`${expandSynonyms(q)}::text[]`;
  const synonyms = normalizedSynonyms(q);
  const now = sql`${viewer.now.toISOString()}::timestamptz`;
  const found = await listRows<Row>(sql`
    with near as materialized (select ${anyQuery(types, meanings, false)} as query),
    few as materialized (
      select d.type, d.id, d.title, d.words @@ (select query from near) as "isNear" from search_documents d
      where d.words @@ ${anyQuery(types, meanings, true)} and d.${NOT_A_PHOTO} ${limitTo(UNORDERED_SCAN_MAX)}
    ), found as materialized (select * from few order by "isNear" desc, id desc ${limitTo(CANDIDATES)})
    select f.type, f.id, item.name, item.subtitle, item.image, item."startsAt", item.followers, item.kind, item."isLater",
           f.title, not f."isNear" as "isDeep"
    from found f cross join lateral (
      select e.title as name, e.location as subtitle, e.image, e."startsAt", 0 as followers, e.category as kind, false as "isLater" from visible_community_events(${me}) e
      where f.type = 'community-event' and e.id = f.id and ${UPCOMING} and e."hiddenAt" is null and ${isNextOfSeries(sql`e`)}
      union all
      select g.name, 'Group · ' || g.category, g."coverImage", null, 0, g.category, false from visible_groups(${me}) g
      where f.type = 'group' and g.id = f.id and g."hiddenAt" is null
      union all
      select c.title, 'Challenge', null, null, 0, 'challenge', false from challenges c
      where f.type = 'challenge' and c.id = f.id and c."startsAt" <= ${now} and c."endsAt" > ${now} and c."frozenAt" is null
        and coalesce((select u.gamification from users u where u.id = ${me}), true)
      union all
      select t.title, t.category || ' · ' || t.location, t.image, null, 0, t.category, t.tags && ${outOfSeason(viewer.now)}::text[]
      from trending_activities t where f.type = 'activity' and t.id = f.id
      union all
      select g.title, concat_ws(' ', 'Guide by', u."firstName", u."lastName"), coalesce(g."coverImage", ${firstImageOf(sql`g.id`)}),
             null, g."followersCount", 'guide', false
      from visible_member_guides(${me}) g join users u on u.id = g."userId"
      where f.type = 'guide' and g.id = f.id and ${isUnmuted(me, sql`g."userId"`)}
    ) item`);
  const isGuide = ({ type }: Row) => type === "guide";
  return {
    activities: best(
      found.filter((row) => !isGuide(row)),
      synonyms,
    ),
    guides: best(found.filter(isGuide), synonyms),
  };
}
