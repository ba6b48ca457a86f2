import { anyOf, BUSIEST, eventsOf, type Growth, groupsOf, idOf } from "./growth-sql";

/** Groups, their members, and their posts. */
export function groups(size: Growth): string[] {
  const { people } = size;
  const count = groupsOf(size);
  return [
    `insert into groups (id, name, description, category, "maxMembers", "isPrivate", "creatorId", "createdAt")
     select ${idOf("i")}, 'Group ' || i, 'A group', 'Running', 100000, i % 5 = 0, ${idOf("i")}, now() - i * interval '1 hour' from generate_series(1, ${count}) i`,
    `insert into group_members ("groupId", "userId", role, "joinedAt")
     select distinct on (g, u) ${idOf("g")}, ${idOf("u")}, case when g = u then 'owner' else 'member' end::"GroupRole", now() - u * interval '1 minute'
     from (select g, g as u from generate_series(1, ${count}) g
       union all select ${anyOf(count, "i", 40, 2)}, ${anyOf(people, "i", 41)} from generate_series(1, ${people}) i
       union all select g, ${BUSIEST} from generate_series(1, 20) g) seats`,
    `insert into group_posts (id, "groupId", "userId", text, "createdAt")
     select ${idOf("i")}, ${idOf(anyOf(count, "i", 46, 2))}, ${idOf(anyOf(people, "i", 47))}, 'Post ' || i, now() - i * interval '1 minute'
     from generate_series(1, ${people * 2}) i`,
    `insert into group_posts (id, "groupId", "userId", "parentId", text, "createdAt")
     select ${idOf(`${people * 2} + i`)}, p."groupId", ${idOf(anyOf(people, "i", 48))}, p.id, 'Answer ' || i, p."createdAt" + i * interval '1 second'
     from generate_series(1, ${people * 2}) i join group_posts p on p.id = ${idOf(anyOf(people * 2, "i", 49, 3))}`,
    `update groups g set "memberCount" = (select count(*) from group_members m where m."groupId" = g.id)`,
  ];
}

/** Community events, their guests, their messages, and their photos. */
export function events(size: Growth): string[] {
  const { people, photos } = size;
  const count = eventsOf(size);
  return [
    `insert into community_events (id, title, description, date, time, "startsAt", location, address, category, "maxAttendees", tags, "hostId", "groupId", "createdAt")
     select ${idOf("i")}, 'SuggestedEvent ' || i, 'An event', at::date, '12:00', at, 'Loop', '1 Main St', 'Running', 100000, '{}', ${idOf(anyOf(people, "i", 42, 2))}, case when i % 4 = 0 then ${idOf(anyOf(groupsOf(size), "i", 43))} end, now() - interval '1 day'
     from (select i, now() + (i % 40 - 10) * interval '6 hours' as at from generate_series(1, ${count}) i) e`,
    `insert into community_event_members ("eventId", "userId", status)
     select distinct ${idOf(anyOf(count, "i", 44, 2))}, ${idOf(anyOf(people, "i", 45))}, 'going'::"SeatStatus" from generate_series(1, ${people}) i`,
    // Every fourth event is a date of a recurring one, with thirty dates per series.
    `insert into event_series (id, repeats, "startsOn", time) select ${idOf("i")}, 'weekly', current_date - 30, '12:00' from generate_series(1, ${Math.ceil(count / 120)}) i`,
    `update community_events e set "seriesId" = ${idOf(`1 + numbered.i % ${Math.ceil(count / 120)}`)}
     from (select id, (row_number() over (order by id))::int as i from community_events where "groupId" is null) numbered
     where numbered.id = e.id and numbered.i % 4 = 0`,
    `insert into event_messages (id, "eventId", "userId", text, "createdAt")
     select ${idOf("i")}, ${idOf(anyOf(count, "i", 52, 3))}, ${idOf(anyOf(people, "i", 53))}, 'Message ' || i, now() - i * interval '1 minute'
     from generate_series(1, ${people}) i`,
    // A few photos for every event, many for a few events.
    `insert into event_photos ("eventId", "photoId", "createdAt")
     select ${idOf(anyOf(count, "i", 57, 3))}, p.id, now() - i * interval '1 minute'
     from generate_series(1, ${people}) i join made_photos p on p.n = 1 + i % ${photos} on conflict do nothing`,
    `update community_events e set attendees = (select count(*) from community_event_members m where m."eventId" = e.id)`,
  ];
}

/** Shared days, guides, and albums. */
export function plans({ people }: Growth): string[] {
  return [
    `insert into shared_plans (id, "ownerId", "startsAt", "endsAt", stops)
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 50))}, now() + (i % 300 - 280) * interval '1 hour', now() + (i % 300 - 274) * interval '1 hour',
       (select jsonb_agg(jsonb_build_object('targetType', 'venue', 'targetId', v.id, 'title', v.name, 'category', v.category, 'location', v.neighborhood,
          'image', v.image, 'placeholder', '', 'reason', 'Near you.', 'price', null, 'lat', v.lat, 'lng', v.lng, 'startsAt', now(), 'leavesAt', now(), 'leg', null))
        from (select * from venues order by slug limit 4) v)
     from generate_series(1, ${Math.ceil(people / 5)}) i`,
    `insert into shared_plan_members ("planId", "userId")
     select id, "ownerId" from shared_plans
     union select ${idOf(`1 + i % ${Math.ceil(people / 5)}`)}, ${idOf(anyOf(people, "i", 51))} from generate_series(1, ${people}) i
     union select ${idOf("i")}, ${idOf(`${BUSIEST}`)} from generate_series(1, ${Math.min(200, Math.ceil(people / 5))}) i`,
    // A guide for every fifth person, eight places each. The first ones are followed most; the busiest member follows
    // hundreds.
    `insert into member_guides (id, "userId", title, audience, "createdAt")
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 54))}, 'Guide ' || i, case when i % 4 = 0 then 'followers' else 'everyone' end::"Audience", now() - i * interval '3 minutes'
     from generate_series(1, ${Math.ceil(people / 5)}) i`,
    `insert into member_guide_places ("guideId", position, type, "targetId", note)
     select g.id, n, 'venue', v.ids[1 + (n * 9 + hashtext(g.id::text) % 9 + 8) % 74], 'Worth it'
     from member_guides g, generate_series(0, 7) n, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing`,
    `insert into member_guide_follows ("guideId", "userId", "createdAt")
     select ${idOf(anyOf(Math.ceil(people / 5), "i", 55, 3))}, ${idOf(anyOf(people, "i", 56))}, now() - i * interval '1 minute' from generate_series(1, ${people * 2}) i
     union select ${idOf("i")}, ${idOf(`${BUSIEST}`)}, now() - i * interval '1 hour' from generate_series(1, ${Math.min(500, Math.ceil(people / 5))}) i
     on conflict do nothing`,
    `update member_guides g set "followersCount" = (select count(*) from member_guide_follows f where f."guideId" = g.id)`,
    `insert into search_documents (type, id, title, words)
     select 'guide', id, search_text(title), array_to_tsvector(array['#guide'] || search_lexemes(search_word_list(title))) from member_guides`,
    // Every tenth person has shared a day's album.
    `insert into albums (id, "userId", day, audience)
     select ${idOf("i")}, ${idOf("i")}, current_date - i % 100, 'everyone' from generate_series(7, ${people}, 10) i`,
  ];
}
