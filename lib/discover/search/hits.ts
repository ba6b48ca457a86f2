import "server-only";
import { Prisma, rows, type Sql, sql } from "@/lib/core/server/db";
import { onHome } from "@/lib/feed/photos/access";
import { ageSteps, CANDIDATES, FAME_STEPS, FOLLOWED_LOOKED_AT } from "./rules";
import type { Hit } from "./schema";

export type Viewer = { id: string | null; now: Date };

const person = (viewer: Viewer): Sql => sql`
  select 'person' as type, u.id, concat_ws(' ', u."firstName", u."lastName") as name, coalesce(u.location, '') as subtitle,
         u."profileImageUrl" as image, u."followersCount" as weight
  from visible_users(${viewer.id}::uuid) u`;

const photo = (viewer: Viewer): Sql => sql`
  select 'photo' as type, p.id, p.title as name, p.location as subtitle, p.images -> 0 ->> 'photoUrl' as image
  from visible_photos(${viewer.id}::uuid) p where ${onHome}`;

const asHit = ({ id, type, name, subtitle, image }: Hit): Hit => ({ id, type, name, subtitle, image });

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
      ${order} limit ${CANDIDATES})`;
  });
  const all = names.map((name) => sql`select id from ${name}`);
  return sql`${joined(found, sql`, `)}, candidates as (${joined(all, sql` union `)})`;
}

const joined = (parts: readonly Sql[], by: Sql): Sql =>
  parts.reduce((all, part, at) => (at === 0 ? part : sql`${all}${by}${part}`), sql``);

/** The best plan depends on words and limits: a generic plan scans the table. */
const BY_VALUES = { planByValues: true };

/**
 * People whose name matches: exact names first, then followed people, then the most followed. Searched are the people
 * one followed last and, of all others, the most followed.
 */
export async function findPeople(viewer: Viewer, q: string, limit: number): Promise<Hit[]> {
  if (isAddress(q)) return findByAddress(viewer, q);
  const query = sql`search_query('{person}', ${q}, false)`;
  const found = await rows<Hit>(
    sql`
    with followed as materialized (
      select f."followingId" as id from follows f where f."followerId" = ${viewer.id}::uuid and f.status = 'accepted'
      order by f."createdAt" desc limit ${FOLLOWED_LOOKED_AT}
    ), mine as materialized (
      select d.id from followed f join search_documents d on d.type = 'person' and d.id = f.id where d.words @@ (select ${query})
    ), ${stepped(query, FAME_STEPS, sql``)}
    select person.* from (select id from mine union select id from candidates) c
    join (${person(viewer)}) person on person.id = c.id
    order by search_text(person.name) = search_text(${q}) desc, person.id in (select id from mine) desc, person.weight desc,
      person.id limit ${limit}`,
    BY_VALUES,
  );
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
export async function findPhotos(viewer: Viewer, q: string, limit: number): Promise<Hit[]> {
  const found = await rows<Hit>(
    sql`
    with ${stepped(sql`search_query('{photo}', ${q}, true)`, ageSteps(viewer.now), sql`order by d.id desc`)}
    select photo.* from (select id from candidates order by id desc limit ${CANDIDATES}) c
    join (${photo(viewer)}) photo on photo.id = c.id order by c.id desc limit ${limit}`,
    BY_VALUES,
  );
  return found.map(asHit);
}

/** People by id as hits, as far as the viewer may see them. */
export async function peopleByIds(viewer: Viewer, ids: readonly string[]): Promise<Hit[]> {
  if (ids.length === 0) return [];
  return (await rows<Hit>(sql`select * from (${person(viewer)}) one where id = any(${ids}::uuid[])`)).map(asHit);
}
