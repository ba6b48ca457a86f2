import { anyOf, BUSIEST, eventsOf, type Growth, idOf, mostOf } from "./growth-sql";

/** Check-ins, saved items, views, and memberships. */
export function visits({ people, photos }: Growth): string[] {
  return [
    `insert into check_ins (id, "userId", "venueId", day, "localDay", "isPrivate", "createdAt")
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 30, 1.5))}, v.ids[${anyOf(74, "i", 31, 2)}], (now() - i % 200 * interval '1 day')::date, (now() - i % 200 * interval '1 day')::date, i % 10 = 0, now() - i % 200 * interval '1 day'
     from generate_series(1, ${people * 3}) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing`,
    `insert into workout_likes ("workoutId", "userId")
     select w.id, ${idOf(anyOf(people, "w.n", 41))} from (select id, row_number() over (order by id) as n from workouts) w on conflict do nothing`,
    `update workouts w set "likeCount" = l.likes from (select "workoutId" as id, count(*)::int as likes from workout_likes group by 1) l where w.id = l.id`,
    `insert into check_in_likes ("checkInId", "userId")
     select c.id, ${idOf(anyOf(people, "c.n", 42))} from (select id, row_number() over (order by id) as n from check_ins) c on conflict do nothing`,
    `update check_ins c set "likeCount" = l.likes from (select "checkInId" as id, count(*)::int as likes from check_in_likes group by 1) l where c.id = l.id`,
    `insert into saved_items ("userId", type, "targetId", "createdAt")
     select ${idOf(anyOf(people, "i", 32, 1.5))}, 'photo', p.id::text, now() - i * interval '1 minute' from generate_series(1, ${people * 2}) i join made_photos p on p.n = ${anyOf(photos, "i", 33)}
     on conflict do nothing`,
    `insert into saved_items ("userId", type, "targetId", "createdAt")
     select ${idOf(anyOf(people, "i", 34, 1.5))}, 'venue', v.ids[${anyOf(74, "i", 35, 2)}]::text, now() - i * interval '1 minute'
     from generate_series(1, ${people}) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing`,
    `insert into interactions (id, "userId", kind, "targetType", "targetId", "createdAt")
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 36, 1.5))}, 'view', 'venue', v.ids[${anyOf(74, "i", 37, 2)}]::text, now() - i % 80 * interval '1 day'
     from generate_series(1, ${people * 3}) i, (select array_agg(id order by slug) as ids from venues) v`,
    `insert into achievement_unlocks ("userId", achievement) select ${idOf("i")}, 'first-steps' from generate_series(1, ${people}, 2) i`,
    `insert into challenge_members ("challengeId", "userId", "joinedAt") select c.id, ${idOf("i")}, c."startsAt" from challenges c, generate_series(1, ${people}, 2) i where c."frozenAt" is null`,
    `update challenges c set participants = (select count(*) from challenge_members m where m."challengeId" = c.id)`,
  ];
}

/** Everyone's notifications, most of them the busiest member's. */
export function notices(size: Growth): string[] {
  const { people, photos, notifications } = size;
  const events = eventsOf(size);
  const told = mostOf(size).notifications;
  const columns = `"userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt"`;
  const notice = (values: string, from: string) =>
    `insert into notifications (id, ${columns}, "readAt")
     select gen_random_uuid(), ${columns}, case when i % 5 <> 0 then now() end
     from (select ${values}, i from ${from}) n (${columns}, i) on conflict do nothing`;
  const photoNotice = (to: string, photo: string, from: string, at: string) =>
    notice(
      `${to}, case i % 3 when 0 then 'comment' else 'like' end, case i % 3 when 0 then 'comment' else 'like' end || ':photo:' || ${photo}, ${idOf(anyOf(people, "i", 16))}, 'photo', ${photo}::text, ${at}`,
      from,
    );
  return [
    photoNotice(
      idOf(`${BUSIEST}`),
      "p.id",
      `generate_series(1, ${Math.floor(told / 2)}) i join (select id, row_number() over (order by n desc) as place, count(*) over () as all from made_photos where poster = ${BUSIEST}) p on p.place = 1 + i % least(p.all, 400)`,
      "now() - i * interval '3 minutes'",
    ),
    notice(
      `${idOf(`${BUSIEST}`)}, 'follow', 'follow:' || (now() - i * interval '7 minutes')::date, ${idOf("i * 2")}, 'user', ${idOf("i * 2")}::text, now() - i * interval '7 minutes'`,
      `generate_series(1, ${Math.floor(told * 0.3)}) i`,
    ),
    notice(
      `${idOf(`${BUSIEST}`)}, 'event-invite', 'event-invite:event:' || ${idOf(`1 + i % ${events}`)}, ${idOf("i + 20")}, 'event', ${idOf(`1 + i % ${events}`)}::text, now() - i * interval '11 minutes'`,
      `generate_series(1, ${Math.floor(told * 0.1)}) i`,
    ),
    notice(
      `${idOf(`${BUSIEST}`)}, 'group-joined', 'group-joined:group:' || ${idOf(`1 + i % 20`)}, ${idOf("i + 20")}, 'group', ${idOf(`1 + i % 20`)}::text, now() - i * interval '13 minutes'`,
      `generate_series(1, ${told - Math.floor(told * 0.9)}) i`,
    ),
    photoNotice(
      idOf("p.poster"),
      "p.id",
      `generate_series(1, ${Math.max(0, Math.floor((notifications - told) * 0.8))}) i join made_photos p on p.n = ${anyOf(photos, "i", 46, 0.7)} and p.poster <> ${BUSIEST}`,
      "p.at + interval '1 minute'",
    ),
    notice(
      `${idOf(anyOf(people, "i", 47))}, 'follow', 'follow:' || (now() - i % 60 * interval '1 day')::date, ${idOf(anyOf(people, "i", 48))}, 'user', ${idOf(anyOf(people, "i", 48))}::text, now() - i % 60 * interval '1 day'`,
      `generate_series(1, ${Math.max(0, Math.floor((notifications - told) * 0.25))}) i where ${anyOf(people, "i", 47)} <> ${BUSIEST}`,
    ),
  ];
}
