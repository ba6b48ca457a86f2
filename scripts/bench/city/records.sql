-- Recorded runs along the trails, shoes, reviews, collections, drafts, and what the busiest member has most of.

-- The busiest member hosted the latest two hundred.
update community_events set "hostId" = id_of({busiest})
  where id in (select id from community_events where "startsAt" < now() order by "startsAt" desc limit 200);

-- The busiest member has trained twice a day for five hundred days. Every second one of those workouts, and every
-- tenth of the others', followed a trail.
insert into workouts (id, "userId", "activityType", duration, "startedAt", "createdAt", "localDay")
  select gen_random_uuid(), id_of({busiest}), case when i % 5 = 0 then 'cycling' else 'running' end, 30 + i % 60, now() - i * interval '12 hours', now() - i * interval '12 hours',
         ((now() - i * interval '12 hours') at time zone 'America/Chicago')::date
  from generate_series(1, 1000) i;

create temp table made_runs as
  select r.*, row_number() over (order by "trailId")::int as n, community_areas_of(polyline) as areas
  from jsonb_to_recordset({runs}::jsonb) r ("trailId" text, polyline text, moments text, preview text, "distanceMeters" int,
    "movingSeconds" int, "elapsedSeconds" int, "elevationGain" int, efforts jsonb);

create temp table ran as
  select w.id, w."userId", w."startedAt", 1 + (n / 10 % (select count(*) from made_runs))::int as run
  from (select *, row_number() over (order by "userId", "startedAt") as n from workouts) w
  where w.n % 10 = 0 or (w."userId" = id_of({busiest}) and w.n % 2 = 0);

insert into workout_routes ("workoutId", "userId", source, "startedAt", "endedAt", polyline, moments, "hasElevation", breaks, preview, "communityAreas",
    "distanceMeters", "movingSeconds", "elapsedSeconds", "elevationGain")
  select w.id, w."userId", 'recorded', w."startedAt", w."startedAt" + r."elapsedSeconds" * interval '1 second', r.polyline, r.moments, true, '{}', r.preview, r.areas,
    r."distanceMeters", r."movingSeconds", r."elapsedSeconds", r."elevationGain"
  from ran w join made_runs r on r.n = w.run;

insert into route_efforts ("workoutId", "userId", meters, seconds)
  select w.id, w."userId", e.meters, e.seconds + hashtext(w.id::text) % 60
  from ran w join made_runs r on r.n = w.run, jsonb_to_recordset(r.efforts) e (meters int, seconds float);

insert into completed_trails ("workoutId", "trailId", "userId", "startedAt")
  select w.id, r."trailId", w."userId", w."startedAt" from ran w join made_runs r on r.n = w.run;

update users set "mapAudience" = 'followers' where id in (select "userId" from ran);

insert into privacy_zones (id, "userId", "isAutomatic", lat, lng, "hiddenLat", "hiddenLng", radius)
  select gen_random_uuid(), "userId", true, 41.9, -87.65, 41.9, -87.65, 200 from (select distinct "userId" from ran) runner;

-- Two pairs of shoes for everyone with a route, fifty for the busiest member.
insert into shoes (id, "userId", name, "createdAt")
  select gen_random_uuid(), r."userId", 'Pair ' || i, now() - i * interval '30 days'
  from (select distinct "userId" from ran) r, generate_series(1, 50) i where i <= 2 or r."userId" = id_of({busiest});

update workouts w set "shoesId" = s.id, "distanceMeters" = r."distanceMeters"
  from ran join made_runs r on r.n = ran.run
  join (select id, "userId", row_number() over (partition by "userId" order by id) as n, count(*) over (partition by "userId") as all from shoes) s on true
  where w.id = ran.id and s."userId" = ran."userId" and s.n = 1 + abs(hashtext(ran.id::text)) % s.all;

insert into venue_reviews (id, "venueId", "userId", rating, text, "createdAt")
  select id_of(i), v.ids[any_of(74, i, 60, 2)], id_of(any_of({people}, i, 61)), 1 + i % 5, 'Review ' || i, now() - i * interval '1 minute'
  from generate_series(1, {people}) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing;

insert into saved_collections (id, "userId", name)
  select id_of(i), id_of(case when i <= 100 then {busiest} else i end), 'Collection ' || i from generate_series(1, {people}) i;

update saved_items s set "collectionId" = c.id
  from (select id, "userId", row_number() over (partition by "userId" order by id) as n, count(*) over (partition by "userId") as all from saved_collections) c
  where s."userId" = c."userId" and c.n = 1 + abs(hashtext(s."targetId")) % c.all;

insert into comment_likes ("commentId", "photoId", "userId")
  select c.id, c."photoId", id_of(any_of({people}, n, 62)) from (select id, "photoId", row_number() over (order by id) as n from comments) c on conflict do nothing;

insert into drafts (id, "userId", title) select gen_random_uuid(), id_of({busiest}), 'Draft ' || i from generate_series(1, 100) i;

update photos set "removedTo" = case when n % 2 = 0 then 'archive' else 'trash' end::"RemovedTo", "removedAt" = now(), "showInHome" = false, "showInProfile" = false
  from (select id as own, row_number() over (order by id) as n from photos where "userId" = id_of({busiest})) mine where own = id and n % 4 > 1 and n < 600;

insert into follows ("followerId", "followingId", status, "createdAt")
  select id_of(i), id_of({busiest}), 'requested', now() - i * interval '1 minute' from generate_series(9, {people}, 2) i where i % 8 = 1 and i < 8000 on conflict do nothing;
