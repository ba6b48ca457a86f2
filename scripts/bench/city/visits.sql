-- Check-ins, saved items, views, and memberships.

insert into check_ins (id, "userId", "venueId", day, "localDay", "isPrivate", "createdAt")
  select id_of(i), id_of(any_of({people}, i, 30, 1.5)), v.ids[any_of(74, i, 31, 2)], (now() - i % 200 * interval '1 day')::date, (now() - i % 200 * interval '1 day')::date, i % 10 = 0, now() - i % 200 * interval '1 day'
  from generate_series(1, {people} * 3) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing;

insert into workout_likes ("workoutId", "userId")
  select w.id, id_of(any_of({people}, w.n, 41)) from (select id, row_number() over (order by id) as n from workouts) w on conflict do nothing;

update workouts w set "likeCount" = l.likes from (select "workoutId" as id, count(*)::int as likes from workout_likes group by 1) l where w.id = l.id;

insert into check_in_likes ("checkInId", "userId")
  select c.id, id_of(any_of({people}, c.n, 42)) from (select id, row_number() over (order by id) as n from check_ins) c on conflict do nothing;

update check_ins c set "likeCount" = l.likes from (select "checkInId" as id, count(*)::int as likes from check_in_likes group by 1) l where c.id = l.id;

insert into saved_items ("userId", type, "targetId", "createdAt")
  select id_of(any_of({people}, i, 32, 1.5)), 'photo', p.id::text, now() - i * interval '1 minute' from generate_series(1, {people} * 2) i join made_photos p on p.n = any_of({photos}, i, 33)
  on conflict do nothing;

insert into saved_items ("userId", type, "targetId", "createdAt")
  select id_of(any_of({people}, i, 34, 1.5)), 'venue', v.ids[any_of(74, i, 35, 2)]::text, now() - i * interval '1 minute'
  from generate_series(1, {people}) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing;

insert into interactions (id, "userId", kind, "targetType", "targetId", "createdAt")
  select id_of(i), id_of(any_of({people}, i, 36, 1.5)), 'view', 'venue', v.ids[any_of(74, i, 37, 2)]::text, now() - i % 80 * interval '1 day'
  from generate_series(1, {people} * 3) i, (select array_agg(id order by slug) as ids from venues) v;

insert into achievement_unlocks ("userId", achievement) select id_of(i), 'first-steps' from generate_series(1, {people}, 2) i;

insert into challenge_members ("challengeId", "userId", "joinedAt") select c.id, id_of(i), c."startsAt" from challenges c, generate_series(1, {people}, 2) i where c."frozenAt" is null;

update challenges c set participants = (select count(*) from challenge_members m where m."challengeId" = c.id);
