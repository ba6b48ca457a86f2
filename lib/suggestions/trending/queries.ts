import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { contextScore } from "./rules";
import type { Context, TrendingActivity } from "./schema";

type Row = TrendingActivity & { tags: string[]; indoor: boolean; rank: number };
const SHOWN = 20;

function ranked(): Promise<Row[]> {
  return rows<Row>(sql`
    select id, title, location, image as "imageUrl", description, popularity, participants, category, difficulty, price,
           "maxParticipants", tags, indoor, rank
    from trending_activities order by rank desc, id limit ${SHOWN}`);
}

const toActivity = ({ tags: _tags, indoor: _indoor, rank: _rank, ...activity }: Row): TrendingActivity => activity;

/** What the city is up to, by the rank the flow update keeps. */
export async function listTrending(): Promise<{ activities: TrendingActivity[] }> {
  return { activities: (await ranked()).map(toActivity) };
}

/** The same, ordered by how well each suits weather, hour and interests. */
export async function listContextual(context: Context): Promise<{ activities: TrendingActivity[] }> {
  const scored = (await ranked()).map((activity) => ({ activity, score: contextScore(activity, context) }));
  scored.sort((a, b) => b.score - a.score);
  return { activities: scored.map(({ activity }) => toActivity(activity)) };
}
