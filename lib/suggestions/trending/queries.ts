import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { systemClock } from "@/lib/core/shared/clock";
import { contextScore, outOfSeason } from "./rules";
import type { ContextualQuery, TrendingActivity } from "./schema";

type Row = TrendingActivity & { tags: string[]; indoor: boolean; rank: number };
const SHOWN = 20;

function ranked(viewerId: string | null, now: Date): Promise<Row[]> {
  return rows<Row>(sql`
    with shown as materialized (
      select t.* from trending_activities t left join venues v on v.id = t."venueId" where v."closedOn" is null and not t.tags && ${outOfSeason(now)}::text[]
      order by t.rank desc, t.id limit ${SHOWN})
    select t.id, t.title, t.location, t.image as "imageUrl", t.description, t.popularity, t.participants, t.category,
           t.difficulty, t.price, t."maxParticipants", t.tags, t.indoor, t.rank,
           case when v.id is not null then json_build_object('lat', v.lat, 'lng', v.lng) end as coordinates,
           t.id::text = any(array(select s."targetId" from saved_items s where s."userId" = ${viewerId}::uuid
             and s.type = 'activity' and s."targetId" = any(array(select id::text from shown)))) as "isSaved"
    from shown t left join venues v on v.id = t."venueId" order by t.rank desc, t.id`);
}

const toActivity = ({ tags: _tags, indoor: _indoor, rank: _rank, ...activity }: Row): TrendingActivity => activity;

export async function listTrending(
  viewerId: string | null,
  now: Date = systemClock(),
): Promise<{ activities: TrendingActivity[] }> {
  return { activities: (await ranked(viewerId, now)).map(toActivity) };
}

/** The same, ordered by how well each suits weather, hour and interests. */
export async function listContextual(
  viewerId: string | null,
  context: ContextualQuery,
): Promise<{ activities: TrendingActivity[] }> {
  const scored = (await ranked(viewerId, systemClock())).map((activity) => ({
    activity,
    score: contextScore(activity, context),
  }));
  scored.sort((a, b) => b.score - a.score);
  return { activities: scored.map(({ activity }) => toActivity(activity)) };
}
