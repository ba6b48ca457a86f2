-- Everyone's notifications, most of them the busiest member's.

-- The busiest member's: half about their photos, then follows, invitations, and group members.
insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
  select gen_random_uuid(), "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", case when i % 5 <> 0 then now() end
  from (select id_of({busiest}), case i % 3 when 0 then 'comment' else 'like' end, case i % 3 when 0 then 'comment' else 'like' end || ':photo:' || p.id, id_of(any_of({people}, i, 16)), 'photo', p.id::text, now() - i * interval '3 minutes', i
    from generate_series(1, {busiest_notifications} / 2) i join (select id, row_number() over (order by n desc) as place, count(*) over () as all from made_photos where poster = {busiest}) p on p.place = 1 + i % least(p.all, 400)) n ("userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", i) on conflict do nothing;

insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
  select gen_random_uuid(), "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", case when i % 5 <> 0 then now() end
  from (select id_of({busiest}), 'follow', 'follow:' || (now() - i * interval '7 minutes')::date, id_of(i * 2), 'user', id_of(i * 2)::text, now() - i * interval '7 minutes', i
    from generate_series(1, {busiest_notifications} * 3 / 10) i) n ("userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", i) on conflict do nothing;

insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
  select gen_random_uuid(), "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", case when i % 5 <> 0 then now() end
  from (select id_of({busiest}), 'event-invite', 'event-invite:event:' || id_of(1 + i % {events}), id_of(i + 20), 'event', id_of(1 + i % {events})::text, now() - i * interval '11 minutes', i
    from generate_series(1, {busiest_notifications} / 10) i) n ("userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", i) on conflict do nothing;

insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
  select gen_random_uuid(), "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", case when i % 5 <> 0 then now() end
  from (select id_of({busiest}), 'group-joined', 'group-joined:group:' || id_of(1 + i % 20), id_of(i + 20), 'group', id_of(1 + i % 20)::text, now() - i * interval '13 minutes', i
    from generate_series(1, {busiest_notifications} - {busiest_notifications} * 9 / 10) i) n ("userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", i) on conflict do nothing;

-- Everyone else's.
insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
  select gen_random_uuid(), "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", case when i % 5 <> 0 then now() end
  from (select id_of(p.poster), case i % 3 when 0 then 'comment' else 'like' end, case i % 3 when 0 then 'comment' else 'like' end || ':photo:' || p.id, id_of(any_of({people}, i, 16)), 'photo', p.id::text, p.at + interval '1 minute', i
    from generate_series(1, {other_notifications} * 4 / 5) i join made_photos p on p.n = any_of({photos}, i, 46, 0.7) and p.poster <> {busiest}) n ("userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", i) on conflict do nothing;

insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", "readAt")
  select gen_random_uuid(), "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", case when i % 5 <> 0 then now() end
  from (select id_of(any_of({people}, i, 47)), 'follow', 'follow:' || (now() - i % 60 * interval '1 day')::date, id_of(any_of({people}, i, 48)), 'user', id_of(any_of({people}, i, 48))::text, now() - i % 60 * interval '1 day', i
    from generate_series(1, {other_notifications} / 4) i where any_of({people}, i, 47) <> {busiest}) n ("userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt", i) on conflict do nothing;
