-- Events of members, their guests, messages, and photos.

insert into community_events (id, title, description, date, time, "startsAt", location, address, category, "maxAttendees", tags, "hostId", "groupId", "createdAt")
  select id_of(i), 'Event ' || i, 'An event', at::date, '12:00', at, 'Loop', '1 Main St', 'Running', 100000, '{}', id_of(any_of({people}, i, 42, 2)), case when i % 4 = 0 then id_of(any_of({groups}, i, 43)) end, now() - interval '1 day'
  from (select i, now() + (i % 40 - 10) * interval '6 hours' as at from generate_series(1, {events}) i) e;

insert into community_event_members ("eventId", "userId", status)
  select distinct id_of(any_of({events}, i, 44, 2)), id_of(any_of({people}, i, 45)), 'going'::"RsvpStatus" from generate_series(1, {people}) i;

-- Every fourth event is a date of a recurring one, with thirty dates per series.
insert into event_series (id, repeats, "startsOn", time) select id_of(i), 'weekly', current_date - 30, '12:00' from generate_series(1, {series}) i;

update community_events e set "seriesId" = id_of(1 + numbered.i % {series})
  from (select id, (row_number() over (order by id))::int as i from community_events where "groupId" is null) numbered
  where numbered.id = e.id and numbered.i % 4 = 0;

insert into event_messages (id, "eventId", "userId", text, "createdAt")
  select id_of(i), id_of(any_of({events}, i, 52, 3)), id_of(any_of({people}, i, 53)), 'Message ' || i, now() - i * interval '1 minute'
  from generate_series(1, {people}) i;

-- A few photos for every event, many for a few events.
insert into event_photos ("eventId", "photoId", "createdAt")
  select id_of(any_of({events}, i, 57, 3)), p.id, now() - i * interval '1 minute'
  from generate_series(1, {people}) i join made_photos p on p.n = 1 + i % {photos} on conflict do nothing;

update community_events e set attendees = (select count(*) from community_event_members m where m."eventId" = e.id);
