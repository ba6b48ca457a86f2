import { anyOf, BUSIEST, ENDINGS, FIRST, type Growth, INTERESTS, idOf, monday, mostOf, SYLLABLES } from "./growth-sql";

export const everybody = ({ people }: Growth) => [
  `insert into users (id, email, "firstName", "lastName", interests, "isPrivate", "showOnLeaderboard", "openToMatches", "createdAt")
   select ${idOf("i")}, 'person-' || i || '@example.com', (${FIRST})[${anyOf(50, "i", 50, 1.6)}], initcap((${SYLLABLES})[1 + i % 40] || (${ENDINGS})[1 + i / 40 % 25]),
     array[(${INTERESTS})[1 + i % 8], (${INTERESTS})[1 + i / 8 % 8]], i % 20 = 0, i % 50 <> 0, i % 3 <> 0, now() - i % 400 * interval '1 day'
   from generate_series(1, ${people}) i`,
];
/** The counters on everyone's rows. */
export const counted = [
  `update users u set "followersCount" = coalesce(f.n, 0), "followingCount" = coalesce(g.n, 0), "photoCount" = coalesce(p.n, 0), "experienceCount" = coalesce(p.n, 0),
     "ledgerXp" = coalesce(x.xp, 0), "checkInCount" = coalesce(c.n, 0), "savedCount" = coalesce(s.n, 0)
   from users o
   left join (select "followingId" as id, count(*)::int as n from follows where status = 'accepted' group by 1) f using (id)
   left join (select "followerId" as id, count(*)::int as n from follows where status = 'accepted' group by 1) g using (id)
   left join (select "userId" as id, count(*)::int as n from photos where "showInProfile" group by 1) p using (id)
   left join (select "userId" as id, sum(xp)::int as xp from xp_weeks group by 1) x using (id)
   left join (select "userId" as id, count(*)::int as n from check_ins group by 1) c using (id)
   left join (select "userId" as id, count(*)::int as n from saved_items group by 1) s using (id)
   where u.id = o.id`,
  `insert into search_documents (type, id, title, words)
   select 'person', id, search_text(name), array_to_tsvector(fame_marks(followers) || array['#person'] || search_lexemes(search_word_list(name)))
   from (select id, concat_ws(' ', "firstName", "lastName") as name, "followersCount" as followers from users) named`,
  "select recount_boards()",
];

/** Who everyone follows, the first people most, plus the busiest member's own data. */
export function graph(size: Growth): string[] {
  const { people, follows } = size;
  const most = mostOf(size);
  const ties = (from: string, to: string, rows: string) =>
    `insert into follows ("followerId", "followingId", status, "createdAt")
     select distinct on (a, b) ${idOf("a")}, ${idOf("b")}, 'accepted', now() - n * interval '7 seconds'
     from (select ${from} as a, ${to} as b, i as n from ${rows} i) tie where a <> b on conflict do nothing`;
  const rest = Math.max(0, follows - most.followed - most.followers);
  return [
    ties(
      `${BUSIEST}`,
      `1 + (i * ${Math.floor(people / most.followed)}) % ${people}`,
      `generate_series(1, ${most.followed})`,
    ),
    ties("i * 2", `${BUSIEST}`, `generate_series(1, ${most.followers})`),
    ties(`1 + i % ${people}`, anyOf(people, "i", 1, 2), `generate_series(1, ${rest})`),
    `insert into blocks ("blockerId", "blockedId")
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 2))} from generate_series(11, ${people}, 20) i where i <> ${anyOf(people, "i", 2)} on conflict do nothing`,
    `insert into mutes ("muterId", "mutedId")
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 3))} from generate_series(12, ${people}, 20) i where i <> ${anyOf(people, "i", 3)} on conflict do nothing`,
  ];
}

/** Ledger rows per person and week. */
const A_WEEK = 5;

/** The ledger and its sums. XP differs between people and repeats often, so that there are ties. */
export function activity({ people, entries, workouts }: Growth): string[] {
  const each = Math.floor(entries / people);
  const every = Math.max(1, Math.round((people * each) / workouts));
  return [
    `insert into xp_entries (id, "userId", source, "sourceId", revision, xp, score, week, "createdAt")
     select ${idOf("n")}, ${idOf(`1 + n % ${people}`)}, 'workout', ${idOf("n")}, 0,
            1 + ((n % ${people}) * 7919 + (n / ${people}) * 31) % 37, 45, (${monday} - k * interval '7 days')::date,
            (${monday} - k * interval '7 days' + (n % 4000) * interval '1 minute') at time zone 'America/Chicago'
     from (select n, (n / ${people}) / ${A_WEEK} as k from generate_series(0, ${people * each - 1}) n) made`,
    `insert into workouts (id, "userId", "activityType", duration, "startedAt", "createdAt", "localDay")
     select "sourceId", "userId", 'running', 1 + xp, "createdAt", "createdAt", ("createdAt" at time zone 'America/Chicago')::date from (
       select x.*, row_number() over (order by id) as n from xp_entries x) x where hashint8(n) % ${every} = 0`,
    `insert into xp_weeks (week, "userId", xp) select week, "userId", sum(xp) from xp_entries group by 1, 2`,
  ];
}
