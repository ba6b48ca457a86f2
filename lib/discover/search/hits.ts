import "server-only";
import { Prisma, rows, type Sql, sql } from "@/lib/core/server/db";
import { onHome } from "@/lib/feed/photos/access";
import { ANSWERS_A_READING, ageSteps, CANDIDATES, FAME_STEPS, FOLLOWED_LOOKED_AT, HITS_A_KIND } from "./rules";
import type { Hit, HitType } from "./schema";

export type Viewer = { id: string | null; now: Date };

const person = (viewer: Viewer): Sql => sql`
  select 'person' as type, u.id, concat_ws(' ', u."firstName", u."lastName") as name, coalesce(u.location, '') as subtitle,
         u."profileImageUrl" as image, u."followersCount" as weight
  from visible_users(${viewer.id}::uuid) u`;

const photo = (viewer: Viewer): Sql => sql`
  select 'photo' as type, p.id, p.title as name, p.location as subtitle, p.images -> 0 ->> 'photoUrl' as image
  from visible_photos(${viewer.id}::uuid) p where ${onHome}`;

const asHit = ({ id, type, name, subtitle, image }: Hit): Hit => ({ id, type, name, subtitle, image });

/** LIMIT as a literal: for a parameter PostgreSQL's generic plan expects a tenth of all documents. */
const limit = (count: number) => Prisma.raw(`limit ${count}`);
const ENOUGH = limit(CANDIDATES);

/**
 * The first documents that match `query`, in steps: those with the first marks, then those with the next, then any,
 * until CANDIDATES were found. A step costs about the same in a city of any size, because it looks only for what is
 * rare among the earlier ones.
 */
function stepped(query: Sql, steps: readonly (readonly string[])[], order: Sql): Sql {
  const names = [...steps.keys(), steps.length].map((at) => Prisma.raw(`step${at}`));
  const found = names.map((name, at) => {
    const marks = steps[at]?.map((mark) => `'${mark}'`).join(" | ");
    const wanted = marks === undefined ? query : sql`(${query} && ${marks}::tsquery)`;
    const before = names.slice(0, at).map((step) => sql`and (select count(*) from ${step}) < ${CANDIDATES}`);
    return sql`${name} as materialized (
      select d.id from search_documents d where d.words @@ (select ${wanted}) ${joined(before, sql` `)}
      ${order} ${ENOUGH})`;
  });
  const all = names.map((name) => sql`select id from ${name}`);
  return sql`${joined(found, sql`, `)}, candidates as (${joined(all, sql` union `)})`;
}

const joined = (parts: readonly Sql[], by: Sql): Sql =>
  parts.reduce((all, part, at) => (at === 0 ? part : sql`${all}${by}${part}`), sql``);

/**
 * People whose name matches: exact names first, then followed people, then the most followed. Searched are the people
 * one followed last and, of all others, the most followed.
 */
export async function findPeople(viewer: Viewer, q: string): Promise<Hit[]> {
  if (isAddress(q)) return findByAddress(viewer, q);
  const query = sql`search_query('{person}', ${q}, false)`;
  const found = await rows<Hit>(sql`
    with followed as materialized (
      select f."followingId" as id from follows f where f."followerId" = ${viewer.id}::uuid and f.status = 'accepted'
      order by f."createdAt" desc ${limit(FOLLOWED_LOOKED_AT)}
    ), mine as materialized (
      select d.id from followed f join search_documents d on d.type = 'person' and d.id = f.id where d.words @@ (select ${query})
    ), ${stepped(query, FAME_STEPS, sql``)}
    select person.* from (select id from mine union select id from candidates) c
    cross join lateral (select * from (${person(viewer)}) person where person.id = c.id offset 0) person
    order by search_text(person.name) = search_text(${q}) desc, person.id in (select id from mine) desc, person.weight desc,
      person.id ${limit(HITS_A_KIND)}`);
  return found.map(asHit);
}

const isAddress = (q: string) => /^[^\s@]+@[^\s@]+$/.test(q.trim());

/** People who allow to be found by mail: by the whole address and for members only. */
async function findByAddress(viewer: Viewer, q: string): Promise<Hit[]> {
  if (viewer.id === null) return [];
  const found = await rows<Hit>(sql`
    select person.* from (${person(viewer)}) person join users u on u.id = person.id
    where u.email = ${q.trim().toLowerCase()} and u."findableByEmail"`);
  return found.map(asHit);
}

/** Newest photos whose title, place or caption answers. Ids carry their time. */
export async function findPhotos(viewer: Viewer, q: string): Promise<Hit[]> {
  const found = await rows<Hit>(sql`
    with ${stepped(sql`search_query('{photo}', ${q}, true)`, ageSteps(viewer.now), sql`order by d.id desc`)}
    select photo.* from (select id from candidates order by id desc ${ENOUGH}) c
    cross join lateral (select * from (${photo(viewer)}) photo where photo.id = c.id offset 0) photo
    order by c.id desc ${limit(HITS_A_KIND)}`);
  return found.map(asHit);
}

/** `asked` is the corrected search it matches, null for a similar title; `person` is the hit of a visible person. */
export type Alike = {
  type: HitType;
  id: string;
  title: string;
  asked: string | null;
  rank: number;
  person: Hit | null;
};

/** Documents of these types that match one of the corrected searches (`readings`), then those with a similar title. */
export function findAlike(
  viewer: Viewer,
  types: readonly HitType[],
  q: string,
  readings: readonly string[],
): Promise<Alike[]> {
  return rows<Alike>(sql`
    select found.*, case when person.id is not null then jsonb_build_object('id', person.id, 'type', 'person',
      'name', person.name, 'subtitle', person.subtitle, 'image', person.image) end as person
    from (
      select answer.*, reading.asked, reading.rank::int from unnest(${readings}::text[]) with ordinality as reading(asked, rank)
      cross join lateral (
        select d.type, d.id, d.title from search_documents d
        where d.words @@ (select search_query(${types}::text[], reading.asked, false)) ${limit(ANSWERS_A_READING)}
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
    order by found.asked is null, found.rank`);
}
