import "server-only";
import { rows, sql } from "@/lib/core/server/db";
import { titleTier } from "./rules";

export const FOUND_TYPES = ["venue", "gem", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** Rank of each match: its `titleTier`, or 4 for a match in the description only. */
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
 * Matches of these types by full-text search: every word must occur, as typed, in another inflection, or joined with
 * its neighbour. Descriptions are searched only where no title or tag matches.
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
