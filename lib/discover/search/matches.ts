import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { foldedWords } from "@/lib/core/shared/fold";
import { titleTier } from "./rules";
import { meaningsOf } from "./synonyms";

/** Names and places have an index of their own words, `search_documents_names_idx`: whoever means it says so. */
export const NOT_A_PHOTO = sql`type <> 'photo'`;

export const FOUND_TYPES = ["venue", "gem", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** Rank of each match: its `titleTier`, or DEEP. */
export type Matches = ReadonlyMap<string, number>;

type MatchRow = { type: FoundType; id: string; title: string; isDeep: boolean };

/** SQL: what is asked for among these types by any of these searches; `asked` is a text[], `types` one too. */
export const anyQuery = (types: Sql, asked: Sql, isDeep: boolean): Sql => sql`
  (select string_agg('(' || query::text || ')', ' | ')::tsquery from unnest(${asked}) one, search_query(${types}, one, ${isDeep}::boolean) query)`;

/** Rank of what matches in the description only. */
export const DEEP = 4;

/** Rank of a title with a meaning in it, the closest first: it can be all of the title ("bean" is Cloud Gate), or a part. */
const meaningTier = (tier: number, at: number): number => {
  if (tier === 0) return 1.5;
  return tier <= 2 ? 2.05 + at / 20 + tier / 100 : 3;
};

/** The best rank of a title for a search and what it means. */
export const bestTier = (title: string, [typed = "", ...meant]: readonly string[]): number =>
  Math.min(titleTier(title, typed), ...meant.map((one, at) => meaningTier(titleTier(title, one), at)));

/** A search and its meanings, as titles are written. */
export const asTitles = (q: string): string[] => meaningsOf(q).map((one) => foldedWords(one).join(" "));

/** Ranks what is of the kind that was asked for ("Hot Dogs") behind what is called so, and before a tag. */
export function kindTier(kind: string, [typed = "", ...meant]: readonly string[]): number {
  const isKind = (one: string) => titleTier(foldedWords(kind).join(" "), one) <= 2;
  if (isKind(typed)) return 2.6;
  return meant.some(isKind) ? 2.7 : DEEP;
}

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
    select type, id, title, false as "isDeep" from called
    union all
    select type, id, title, true from search_documents
    where words @@ (select search_query(kinds, ${q}, true) from silent where kinds is not null) and ${NOT_A_PHOTO}`);
  const matches = {
    venue: new Map<string, number>(),
    gem: new Map<string, number>(),
    event: new Map<string, number>(),
  };
  const asked = asTitles(q);
  for (const { type, id, title, isDeep } of found) matches[type].set(id, isDeep ? DEEP : bestTier(title, asked));
  return matches;
}
