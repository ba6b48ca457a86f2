import "server-only";
import { rows, type Sql, sql } from "@/lib/core/server/db";
import { onHome } from "@/lib/feed/photos/access";
import { EVENT_SOURCES, eventDay } from "../events/rules";
import { eventsNow } from "../events/snapshot";
import { gemsByIds } from "../hidden-gems/queries";
import { venuesByIds } from "../venues/places";
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

/** People whose name answers, those of exactly that name first, then the best known. */
export async function findPeople(viewer: Viewer, q: string, limit: number): Promise<Hit[]> {
  const found = await rows<Hit>(sql`
    select person.* from search_documents d join (${person(viewer)}) person on person.id = d.id
    where d.words @@ (select search_query('{person}', ${q}, false)) and d.type = 'person'
    order by d.title = search_text(${q}) desc, person.weight desc, person.id limit ${limit}`);
  const byAddress = await findByAddress(viewer, q);
  return [...byAddress, ...found].map(asHit);
}

/** Whoever lets themselves be found by mail, by the whole address and by members only. */
async function findByAddress(viewer: Viewer, q: string): Promise<Hit[]> {
  const address = q.trim().toLowerCase();
  if (viewer.id === null || !/^\S+@\S+$/.test(address)) return [];
  return rows<Hit>(sql`
    select person.* from (${person(viewer)}) person join users u on u.id = person.id
    where u.email = ${address} and u."findableByEmail"`);
}

/** Newest photos whose title, place or caption answers. Ids carry their time. */
export async function findPhotos(viewer: Viewer, q: string, limit: number): Promise<Hit[]> {
  const found = await rows<Hit>(sql`
    select photo.* from search_documents d join (${photo(viewer)}) photo on photo.id = d.id
    where d.words @@ (select search_query('{photo}', ${q}, true)) and d.type = 'photo'
    order by d.id desc limit ${limit}`);
  return found.map(asHit);
}

/** Places, gems and events as hits; events by the id of any of their listings. */
async function hitsOf(type: HitType, ids: readonly string[], viewer: Viewer): Promise<Hit[]> {
  if (ids.length === 0) return [];
  switch (type) {
    case "venue":
      return (await venuesByIds(viewer.id, ids, viewer.now)).map(({ id, name, cuisine, neighborhood, image }) => ({
        id,
        type,
        name,
        subtitle: `${cuisine} · ${neighborhood}`,
        image,
      }));
    case "gem":
      return (await gemsByIds(viewer.id, ids, viewer.now)).map(({ id, name, category, neighborhood, image }) => ({
        id,
        type,
        name,
        subtitle: `${category} · ${neighborhood}`,
        image,
      }));
    case "event": {
      const { events } = await eventsNow(EVENT_SOURCES, viewer.now);
      const wanted = new Set(ids);
      const listed = events.filter((event) => event.ids.some((id) => wanted.has(id)));
      return listed.map(({ id, name, date, venue, image }) => ({
        id,
        type,
        name,
        subtitle: `${eventDay(date)} · ${venue}`,
        image,
      }));
    }
    case "person":
      return (await rows<Hit>(sql`select * from (${person(viewer)}) one where id = any(${ids}::uuid[])`)).map(asHit);
    case "photo":
      return (await rows<Hit>(sql`select * from (${photo(viewer)}) one where id = any(${ids}::uuid[])`)).map(asHit);
  }
}

/** The hits of what was found, in its order; what the viewer may not see, or is over, is left out. */
export async function toHits(
  found: readonly { type: HitType; id: string }[],
  viewer: Viewer,
  limit: number,
): Promise<Hit[]> {
  const types = [...new Set(found.map(({ type }) => type))];
  const lists = await Promise.all(
    types.map((type) =>
      hitsOf(
        type,
        found.filter((one) => one.type === type).map(({ id }) => id),
        viewer,
      ),
    ),
  );
  const byKey = new Map(lists.flat().map((hit) => [`${hit.type}:${hit.id}`, hit]));
  return found.flatMap(({ type, id }) => byKey.get(`${type}:${id}`) ?? []).slice(0, limit);
}
