import "server-only";
import { type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { foldedWords } from "@/lib/core/shared/fold";
import { titleTier } from "./rules";
import { expandSynonyms } from "./synonyms";

/** Names and places have their own index, `search_documents_names_idx`; this condition makes it usable. */
export const NOT_A_PHOTO = sql`type <> 'photo'`;

export const FOUND_TYPES = ["venue", "gem", "event"] as const;
export type FoundType = (typeof FOUND_TYPES)[number];

/** Rank of each match: its `titleTier`, or DESCRIPTION_RANK. */
export type Matches = ReadonlyMap<string, number>;

type MatchRow = { type: FoundType; id: string; title: string; isDeep: boolean };

/** SQL: the tsquery for these types and any of these searches; `synonyms` is a text[], and so is `types`. */
export const anyQuery = (types: Sql, readings: Sql, isDeep: boolean): Sql => sql`
  (select string_agg('(' || query::text || ')', ' | ')::tsquery from unnest(${readings}) one, search_query(${types}, one, ${isDeep}::boolean) query)`;

/** Rank of matches that occur only in the description. */
export const DESCRIPTION_RANK = 4;

/**
 * Rank of a title that contains a synonym, closest first: the synonym can be the whole title ("bean" is Cloud Gate), or
 * part of it.
 */
const synonymTier = (tier: number, at: number): number => {
  if (tier === 0) return 1.5;
  return tier <= 2 ? 2.05 + at / 20 + tier / 100 : 3;
};

/** The best rank of a title for a search and its synonyms. */
export const bestTier = (title: string, [typed = "", ...synonyms]: readonly string[]): number =>
  Math.min(titleTier(title, typed), ...synonyms.map((one, at) => synonymTier(titleTier(title, one), at)));

/** A search and its synonyms, normalized like titles. */
export const normalizedSynonyms = (q: string): string[] => expandSynonyms(q).map((one) => foldedWords(one).join(" "));

/** Ranks items of the requested kind ("Hot Dogs") after items with that name and before tags. */
export function kindTier(kind: string, [typed = "", ...synonyms]: readonly string[]): number {
  const isKind = (one: string) => titleTier(foldedWords(kind).join(" "), one) <= 2;
  if (isKind(typed)) return 2.6;
  return synonyms.some(isKind) ? 2.7 : DESCRIPTION_RANK;
}

/**
 * Full-text matches of these types: every word must occur, as typed, in another inflection, joined with its neighbor,
 * or as a synonym (`synonyms.ts`). Descriptions are searched only for types where no title or tag matches.
 */
export async function findMatches(types: readonly FoundType[], q: string): Promise<Record<FoundType, Matches>> {
  const meanings = sql`${expandSynonyms(q)}::text[]`;
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
  const synonyms = normalizedSynonyms(q);
  for (const { type, id, title, isDeep } of found)
    matches[type].set(id, isDeep ? DESCRIPTION_RANK : bestTier(title, synonyms));
  return matches;
}
