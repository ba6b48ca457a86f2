-- Shared days, guides, and albums.

insert into shared_plans (id, "ownerId", "startsAt", "endsAt", stops)
  select id_of(i), id_of(any_of({people}, i, 50)), now() + (i % 300 - 280) * interval '1 hour', now() + (i % 300 - 274) * interval '1 hour',
    (select jsonb_agg(jsonb_build_object('targetType', 'venue', 'targetId', v.id, 'title', v.name, 'category', v.category, 'location', v.neighborhood,
       'image', v.image, 'placeholder', '', 'reason', 'Near you.', 'price', null, 'lat', v.lat, 'lng', v.lng, 'startsAt', now(), 'leavesAt', now(), 'leg', null))
     from (select * from venues order by slug limit 4) v)
  from generate_series(1, {guides}) i;

insert into shared_plan_members ("planId", "userId")
  select id, "ownerId" from shared_plans
  union select id_of(1 + i % {guides}), id_of(any_of({people}, i, 51)) from generate_series(1, {people}) i
  union select id_of(i), id_of({busiest}) from generate_series(1, least(200, {guides})) i;

-- A guide for every fifth person, eight places each. The first ones are followed most; the busiest member follows
-- hundreds.
insert into member_guides (id, "userId", title, audience, "createdAt")
  select id_of(i), id_of(any_of({people}, i, 54)), 'Guide ' || i, case when i % 4 = 0 then 'followers' else 'everyone' end::"Audience", now() - i * interval '3 minutes'
  from generate_series(1, {guides}) i;

insert into member_guide_places ("guideId", position, type, "targetId", note)
  select g.id, n, 'venue', v.ids[1 + (n * 9 + hashtext(g.id::text) % 9 + 8) % 74], 'Worth it'
  from member_guides g, generate_series(0, 7) n, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing;

insert into member_guide_follows ("guideId", "userId", "createdAt")
  select id_of(any_of({guides}, i, 55, 3)), id_of(any_of({people}, i, 56)), now() - i * interval '1 minute' from generate_series(1, {people} * 2) i
  union select id_of(i), id_of({busiest}), now() - i * interval '1 hour' from generate_series(1, least(500, {guides})) i
  on conflict do nothing;

update member_guides g set "followersCount" = (select count(*) from member_guide_follows f where f."guideId" = g.id);

insert into search_documents (type, id, title, words)
  select 'guide', id, search_text(title), array_to_tsvector(array['#guide'] || search_lexemes(search_word_list(title))) from member_guides;

-- Every tenth person has shared a day's album.
insert into albums (id, "userId", day, audience)
  select id_of(i), id_of(i), current_date - i % 100, 'everyone' from generate_series(7, {people}, 10) i;
