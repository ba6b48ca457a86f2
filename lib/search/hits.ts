import "server-only";
import { normalizeEmail } from "@/lib/auth/accounts/rules";
import { limitTo, Prisma, type Sql, sql } from "@/lib/core/server/db";
import { listRows } from "@/lib/core/server/replica";
import { foldedWords } from "@/lib/core/shared/fold";
import { NOT_A_PHOTO } from "@/lib/discover/search/queries";
import { onHome } from "@/lib/feed/photos/access";
import {
  ageSteps,
  CANDIDATES,
  FOLLOWED_SCANNED,
  FOLLOWER_TIERS,
  HITS_PER_CORRECTION,
  HITS_PER_KIND,
  KNOWN_SCANNED,
  PREFIX_LENGTH,
  UNORDERED_SCAN_MAX,
} from "./rules";
import type { Hit, HitType } from "./schema";

export type Searcher = { id: string | null; now: Date };

const person = (viewer: Searcher): Sql => sql`
  select 'person' as type, u.id, concat_ws(' ', u."firstName", u."lastName") as name, coalesce(case when not u."isPrivate" or u.id = ${viewer.id}::uuid or exists (select 1 from follows f
           where f."followerId" = ${viewer.id}::uuid and f."followingId" = u.id and f.status = 'accepted') then u.location end, '') as subtitle,
         u."profileImageUrl" as image, u."followersCount" as weight
  from visible_users(${viewer.id}::uuid) u`;

const photo = (viewer: Searcher): Sql => sql`
  select 'photo' as type, p.id, p.title as name, p.location as subtitle, p.images -> 0 ->> 'photoUrl' as image
  from visible_photos(${viewer.id}::uuid) p where ${onHome}`;

const asHit = ({ id, type, name, subtitle, image }: Hit): Hit => ({ id, type, name, subtitle, image });

const ENOUGH = limitTo(CANDIDATES);

type Step = { query: Sql; marks?: readonly string[]; most?: number; onlyIf?: Sql };

const nameOf = (at: number): Sql => Prisma.raw(`step${at}`);
const foundIn = (at: number): Sql => sql`(select count(*) from ${nameOf(at)})`;

/**
 * Finds matching documents in steps, until one finds CANDIDATES. A step costs about the same in a city of any size,
 * because it only searches for terms that are rare in the earlier steps: the first marks, then the next, then any.
 */
function stepped(steps: readonly Step[], order: Sql): Sql {
  const found = steps.map(({ query, marks, most, onlyIf }, at) => {
    const wanted =
      marks === undefined ? query : sql`(${query} && ${marks.map((mark) => `'${mark}'`).join(" | ")}::tsquery)`;
    const before = steps
      .slice(0, at)
      .flatMap((step, one) => (step.most ? [] : [sql`and ${foundIn(one)} < ${CANDIDATES}`]));
    return sql`${nameOf(at)} as materialized (
      select d.id from search_documents d where d.words @@ (select ${wanted}) ${joined(before, sql` `)}
      ${onlyIf ?? sql``} ${most ? limitTo(most) : sql`${order} ${ENOUGH}`})`;
  });
  const all = steps.map((_, at) => sql`select id from ${nameOf(at)}`);
  return sql`${joined(found, sql`, `)}, candidates as (${joined(all, sql` union `)})`;
}

/** One step for each set of marks, and a last one without any. */
const byMarks = (query: Sql, marks: readonly (readonly string[])[], onlyIf: Sql): Step[] =>
  [...marks, undefined].map((some) => ({ query, marks: some, onlyIf }));

/**
 * Searches whole words first. A prefix search reads the entries of every word with that prefix, which is slow for
 * common words; whole words can be looked up directly. If prefixes were needed and found few, the result is complete.
 */
function photoSteps(now: Date): Step[] {
  const prefixQuery = sql`(select prefixes from search)`;
  const whole = sql`(select replace(prefixes::text, ':*', '')::tsquery from search)`;
  const ages = ageSteps(now);
  const isMore = sql`and ${foundIn(ages.length)} = ${UNORDERED_SCAN_MAX}`;
  return [
    ...ages.map((marks) => ({ query: whole, marks })),
    { query: prefixQuery, most: UNORDERED_SCAN_MAX },
    ...byMarks(prefixQuery, ages, isMore),
  ];
}

const joined = (parts: readonly Sql[], by: Sql): Sql =>
  parts.reduce((all, part, at) => (at === 0 ? part : sql`${all}${by}${part}`), sql``);

/**
 * People with a name for each prefix, however short: for rows that are read anyway, because the index would read too
 * many.
 */
const anyPrefixOf = (q: string): Sql =>
  sql`(select string_agg(quote_literal(w) || ':*', ' & ') from unnest((search_word_list(${q}))[1:8]) w)::tsquery`;

/**
 * People whose name matches: exact names first, then followed people, then the most followed. Searches the people the
 * user followed last and, of everyone else, the most followed.
 */
export async function findPeople(viewer: Searcher, q: string): Promise<Hit[]> {
  if (isAddress(q)) return findByAddress(viewer, q);
  const query = sql`(select query from search)`;
  const isName = sql`and d.${NOT_A_PHOTO}`;
  const isShort = foldedWords(q).some((word) => word.length < PREFIX_LENGTH);
  const found = await listRows<Hit>(sql`
    with search as materialized (select search_query('{person}', ${q}, false) as query), followed as materialized (
      select f."followingId" as id from follows f where f."followerId" = ${viewer.id}::uuid and f.status = 'accepted'
      order by f."createdAt" desc ${limitTo(FOLLOWED_SCANNED)}
    ), mine as materialized (
      select d.id from followed f join search_documents d on d.type = 'person' and d.id = f.id
      where d.words @@ (select coalesce(${query} || ${anyPrefixOf(q)}, ${query}))
    ), known as materialized (
      select d.id from (select id from users order by "followersCount" desc, id ${limitTo(isShort ? KNOWN_SCANNED : 0)}) u
      join search_documents d on d.type = 'person' and d.id = u.id where d.words @@ (select ${anyPrefixOf(q)})
    ), ${stepped(byMarks(query, FOLLOWER_TIERS, isName), sql``)}
    select person.* from (select id from mine union select id from known union select id from candidates) c
    cross join lateral (select * from (${person(viewer)}) person where person.id = c.id offset 0) person
    order by search_text(person.name) = search_text(${q}) desc, person.id in (select id from mine) desc, person.weight desc,
      person.id ${limitTo(HITS_PER_KIND)}`);
  return found.map(asHit);
}

const isAddress = (q: string) => /^[^\s@]+@[^\s@]+$/.test(q.trim());

/** People who can be found by email: by the full address, and only for members. */
async function findByAddress(viewer: Searcher, q: string): Promise<Hit[]> {
  if (viewer.id === null) return [];
  const found = await listRows<Hit>(sql`
    select person.* from (${person(viewer)}) person join users u on u.id = person.id
    where u.email = ${normalizeEmail(q)} and u."findableByEmail"`);
  return found.map(asHit);
}

/** The newest photos whose title, place, or caption matches, whole words before prefixes. Ids contain their time. */
export async function findPhotos(viewer: Searcher, q: string): Promise<Hit[]> {
  const found = await listRows<Hit>(sql`
    with search as materialized (select search_query('{photo}', ${q}, true) as prefixes),
    ${stepped(photoSteps(viewer.now), sql`order by d.id desc`)}
    select photo.* from (select id from candidates order by id desc ${ENOUGH}) c
    cross join lateral (select * from (${photo(viewer)}) photo where photo.id = c.id offset 0) photo
    order by c.id desc ${limitTo(HITS_PER_KIND)}`);
  return found.map(asHit);
}

/** `spelling` is the corrected search it matches, null for a similar title; `person` is the hit of a visible person. */
export type SimilarHit = {
  type: HitType;
  id: string;
  title: string;
  spelling: string | null;
  rank: number;
  person: Hit | null;
};

/** Documents of these types that match one of the corrected searches (`readings`), then those with a similar title. */
export function findSimilar(
  viewer: Searcher,
  types: readonly HitType[],
  q: string,
  readings: readonly string[],
): Promise<SimilarHit[]> {
  return listRows<SimilarHit>(sql`
    select found.*, case when person.id is not null then jsonb_build_object('id', person.id, 'type', 'person',
      'name', person.name, 'subtitle', person.subtitle, 'image', person.image) end as person
    from (
      select answer.*, reading.spelling, reading.rank::int from unnest(${readings}::text[]) with ordinality as reading(spelling, rank)
      cross join lateral (
        select d.type, d.id, d.title from search_documents d
        where d.words @@ (select search_query(${types}::text[], reading.spelling, false)) and d.${NOT_A_PHOTO} ${limitTo(HITS_PER_CORRECTION)}
      ) answer
      union all
      select * from (
        select type, id, title, null, (row_number() over (order by likeness desc, title))::int
        from similar_documents(${types}::text[], (select search_text(${q})))
      ) looks_alike
    ) found
    left join lateral (
      select * from (${person(viewer)}) person where person.id = case found.type when 'person' then found.id end offset 0
    ) person on true
    order by found.spelling is null, found.rank`);
}
