import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { titleTier } from "./rules";

export const FOUND_TYPES = ["venue", "gem", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** How well each thing found answers: `titleTier`, or 4 where only its description speaks of it. */
export type Matches = ReadonlyMap<string, number>;

type Found = { type: FoundType; id: string; title: string; asked: string };

const lookUp = (types: readonly FoundType[], q: string, deep: boolean) =>
  rows<Found>(
    sql`
    select type, id, title, search_text(${q}) as asked
    from search_documents where words @@ (select search_query(${types}::text[], ${q}, ${deep}))`,
    { planByValues: true },
  );

/**
 * What of these types answers a search, by the full-text index: every word must be there, spelled as asked, as the same
 * word in another form, or joined with its neighbour. Descriptions are asked only where nothing is called or tagged so.
 */
export async function findMatches(types: readonly FoundType[], q: string): Promise<Record<FoundType, Matches>> {
  const matches = {
    venue: new Map<string, number>(),
    gem: new Map<string, number>(),
    event: new Map<string, number>(),
  };
  for (const { type, id, title, asked } of await lookUp(types, q, false))
    matches[type].set(id, titleTier(title, asked));
  const silent = types.filter((type) => matches[type].size === 0);
  if (silent.length > 0) for (const { type, id } of await lookUp(silent, q, true)) matches[type].set(id, 4);
  return matches;
}
