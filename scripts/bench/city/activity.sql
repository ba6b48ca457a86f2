-- The XP ledger, five entries per person and week, and its totals. XP differs between people and repeats, so that there are ties.

insert into xp_entries (id, "userId", source, "sourceId", revision, xp, score, week, "createdAt")
  select id_of(n), id_of(1 + n % {people}), 'workout', id_of(n), 0,
         1 + ((n % {people})::bigint * 7919 + (n / {people}) * 31) % 37, 45, (monday() - k * interval '7 days')::date,
         (monday() - k * interval '7 days' + (n % 4000) * interval '1 minute') at time zone 'America/Chicago'
  from (select n, (n / {people}) / 5 as k from generate_series(0, {entries} - 1) n) made;

insert into workouts (id, "userId", "activityType", duration, "startedAt", "createdAt", "localDay")
  select "sourceId", "userId", 'running', 1 + xp, "createdAt", "createdAt", ("createdAt" at time zone 'America/Chicago')::date from (
    select x.*, row_number() over (order by id) as n from xp_entries x) x where hashint8(n) % {every} = 0;

insert into xp_weeks (week, "userId", xp) select week, "userId", sum(xp) from xp_entries group by 1, 2;
