import "server-only";
import { sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { titleTier } from "./rules";

/** Names and places have an index of their own words, `search_documents_names_idx`: whoever means it says so. */
export const NOT_A_PHOTO = sql`type <> 'photo'`;

export const FOUND_TYPES = ["venue", "gem", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** Rank of each match: its `titleTier`, or 4 for a match in the description only. */
export type Matches = ReadonlyMap<string, number>;

type MatchRow = { type: FoundType; id: string; title: string; asked: string; isDeep: boolean };

/**
 * Matches of these types by full-text search: every word must occur, as typed, in another inflection, or joined with
 * its neighbour. Descriptions are searched only for the types where no title or tag matches.
 */
export async function findMatches(types: readonly FoundType[], q: string): Promise<Record<FoundType, Matches>> {
  const found = await listRows<MatchRow>(sql`
    with called as materialized (
      select type, id, title from search_documents
      where words @@ (select search_query(${types}::text[], ${q}, false)) and ${NOT_A_PHOTO}
    ), silent as materialized (
      select array_agg(kind) as kinds from unnest(${types}::text[]) kind where kind not in (select type from called)
    )
    select type, id, title, false as "isDeep", search_text(${q}) as asked from called
    union all
    select type, id, title, true, '' from search_documents
    where words @@ (select search_query(kinds, ${q}, true) from silent where kinds is not null) and ${NOT_A_PHOTO}`);
  const matches = {
    venue: new Map<string, number>(),
    gem: new Map<string, number>(),
    event: new Map<string, number>(),
  };
  for (const { type, id, title, asked, isDeep } of found) matches[type].set(id, isDeep ? 4 : titleTier(title, asked));
  return matches;
}
