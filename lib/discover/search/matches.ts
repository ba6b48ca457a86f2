import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { titleTier } from "./rules";
import { meaningsOf } from "./synonyms";

/** Names and places have an index of their own words, `search_documents_names_idx`: whoever means it says so. */
export const NOT_A_PHOTO = sql`type <> 'photo'`;

export const FOUND_TYPES = ["venue", "gem", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** Rank of each match: its `titleTier`, or 4 for a match in the description only. */
export type Matches = ReadonlyMap<string, number>;

type MatchRow = { type: FoundType; id: string; title: string; asked: string[]; isDeep: boolean };

/** SQL: what is asked for among these types by any of these searches; `asked` is a text[], `types` one too. */
export const anyQuery = (types: Sql, asked: Sql, isDeep: boolean): Sql => sql`
  (select string_agg('(' || query::text || ')', ' | ')::tsquery from unnest(${asked}) one, search_query(${types}, one, ${isDeep}::boolean) query)`;

/** The best rank of a title for a search and what it means: that ranks behind what was said, the closest meaning first. */
export const bestTier = (title: string, [said = "", ...meant]: readonly string[]): number =>
  Math.min(titleTier(title, said), ...meant.map((one, at) => Math.max(1.5, titleTier(title, one) + 0.5) + at / 100));

/**
 * Matches of these types by full-text search: every word must occur, as typed, in another inflection, or joined with
 * its neighbour, or as what it means (`synonyms.ts`). Descriptions are searched only for the types where no title or tag matches.
 */
export async function findMatches(types: readonly FoundType[], q: string): Promise<Record<FoundType, Matches>> {
  const meanings = sql`${meaningsOf(q)}::text[]`;
  const found = await listRows<MatchRow>(sql`
    with called as materialized (
      select type, id, title from search_documents
      where words @@ ${anyQuery(sql`${types}::text[]`, meanings, false)} and ${NOT_A_PHOTO}
    ), silent as materialized (
      select array_agg(kind) as kinds from unnest(${types}::text[]) kind where kind not in (select type from called)
    )
    select type, id, title, false as "isDeep", array(select search_text(one) from unnest(${meanings}) one) as asked from called
    union all
    select type, id, title, true, '{}' from search_documents
    where words @@ (select search_query(kinds, ${q}, true) from silent where kinds is not null) and ${NOT_A_PHOTO}`);
  const matches = {
    venue: new Map<string, number>(),
    gem: new Map<string, number>(),
    event: new Map<string, number>(),
  };
  for (const { type, id, title, asked, isDeep } of found) matches[type].set(id, isDeep ? 4 : bestTier(title, asked));
  return matches;
}
