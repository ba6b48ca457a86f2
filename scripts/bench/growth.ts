import type { Client } from "pg";

/** A city that grew: how many rows of each kind it has. The database makes them itself, the same in every run. */
export type Growth = {
  people: number;
  photos: number;
  likes: number;
  comments: number;
  notifications: number;
  follows: number;
  workouts: number;
  entries: number;
  /** Photos that search knows, the newest ones. */
  documents: number;
};

/** A city of people and their ledger alone. */
export const ledgerCity = (people: number, entries: number): Growth => ({
  ...{ people, entries, workouts: Math.ceil(entries / 5), follows: 6 * people },
  ...{ photos: 0, likes: 0, comments: 0, notifications: 0, documents: 0 },
});

/** The busiest member: follows thousands, is followed by half the city, has posted much and been told of much. */
export const BUSIEST = 7;
/** The id of the person of this number. */
export const personOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
/** Who has more than anybody of one thing, however small the city. */
const mostOf = ({ people, notifications }: Growth) => ({
  followed: Math.min(2000, Math.floor(people / 3)),
  followers: Math.floor(people / 2),
  notifications: Math.min(5000, Math.floor(notifications / 4)),
});

/** The id of a generated thing: `number` is an SQL expression. */
export const idOf = (number: string) =>
  `('00000000-0000-7000-8000-' || lpad(to_hex((${number})::bigint), 12, '0'))::uuid`;
const monday = `date_trunc('week', now() at time zone 'America/Chicago')`;
/** A number from 0 to 1 that is the same for the same `number`, and another for another `salt`. */
const chance = (number: string, salt: number) =>
  `((hashint8((${number})::bigint * 64 + ${salt}) & 2147483647) / 2147483648.0::float8)`;
/** One of `count`, the first ones far more often the higher the `skew`. */
const anyOf = (count: number, number: string, salt: number, skew = 1) =>
  `(1 + floor(${count} * power(${chance(number, salt)}, ${skew})))::int`;

const DAYS = 120;
const photoAge = ({ photos }: Growth, number: string) =>
  `((${photos} - (${number})) * interval '${(DAYS * 86_400) / photos} seconds')`;
const photoTime = (size: Growth, number: string) => `date_trunc('milliseconds', today.at - ${photoAge(size, number)})`;
const FIRST = `'{Maya,Omar,Lena,Noah,Zoe,Luis,Ana,Kai,Ruth,Ivan,Nina,Theo,Rosa,Amir,Jade,Cole,Emma,Hugo,Iris,Jack,Lily,Marc,Nora,Otto,Pia,Quinn,Ravi,Sara,Tom,Uma,Vera,Will,Xena,Yara,Zane,Alma,Ben,Cora,Dan,Elsa,Finn,Gina,Hana,Ines,Joel,Kira,Leo,Mila,Nico,Olga}'::text[]`;
const SYLLABLES = `'{ander,thorn,well,brook,carl,dun,east,fair,green,hart,ivers,jens,kirk,lang,mill,nord,oak,peters,quint,rich,sand,thom,under,vander,west,york,zeller,black,whit,stone,wood,gold,silver,moor,hill,field,ridge,burn,clay,marsh}'::text[]`;
const ENDINGS = `'{son,sen,smith,man,ton,ley,ford,worth,berg,stein,ski,ez,ova,aldo,elli,ham,by,ster,er,wick,land,more,dale,gate,well}'::text[]`;
const WORDS = `'{lake,morning,run,coffee,park,sunset,trail,river,city,walk,friends,night,food,music,bike,beach,summer,jazz,market,museum,garden,view,tacos,brunch,loop,pilsen,skyline,yoga,river,north,pizza,live,art,deep,dish,sunday,garden,light,snow,rain,window,corner,street,mural,theatre,comedy,bridge,harbor,kayak,tower,train,station,library,books,record,vinyl,dance,salsa,festival,parade,marathon,sprint,climb,gym,swim,pool,tennis,soccer,goal,basket,court,hoops,picnic,grill,ramen,sushi,noodle,curry,bakery,bread,donut,cocktail,rooftop,patio,brewery,cider,wine,cheese,vegan,salad,soup,smoothie,matcha,espresso,latte,roast,cafe,gallery,sculpture,fountain,plaza,zoo,aquarium,planet,stars,moon,cloud,wind,storm,autumn,leaves,winter,ice,skate,hockey,puck,spring,bloom,tulip,oak,maple,forest,prairie}'::text[]`;
const INTERESTS = `'{fitness,food,culture,music,outdoors,art,nightlife,sports}'::text[]`;
const CHOICES = 120;
/** Words in Zipf's proportions: the second half as often as the first; beyond the known ones two are joined. */
const word = (number: string, salt: number) =>
  `(select case when rank <= ${CHOICES} then (${WORDS})[rank] else (${WORDS})[1 + rank / ${CHOICES}] || (${WORDS})[1 + rank % ${CHOICES}] end
    from (select floor(power(8000::float, ${chance(number, salt)}))::int as rank) zipf)`;
const TEXTS = 20_000;

const person = (number: string) => idOf(number);
const poster = ({ people }: Growth, number: string) => anyOf(people, number, 5, 2.5);

/** Whom everybody follows, the first ones most, and what is the busiest member's own. */
function graph(size: Growth): string[] {
  const { people, follows } = size;
  const most = mostOf(size);
  const ties = (from: string, to: string, rows: string) =>
    `insert into follows ("followerId", "followingId", status, "createdAt")
     select distinct on (a, b) ${person("a")}, ${person("b")}, 'accepted', now() - n * interval '7 seconds'
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
     select ${person("i")}, ${person(anyOf(people, "i", 2))} from generate_series(11, ${people}, 20) i where i <> ${anyOf(people, "i", 2)} on conflict do nothing`,
    `insert into mutes ("muterId", "mutedId")
     select ${person("i")}, ${person(anyOf(people, "i", 3))} from generate_series(12, ${people}, 20) i where i <> ${anyOf(people, "i", 3)} on conflict do nothing`,
  ];
}

/** Photos, who liked them and what was said: a viral one among them. */
function feed(size: Growth): string[] {
  const { people, photos, likes, comments, documents } = size;
  const viral = Math.max(1, photos - 100);
  const liked = `case when i % 100 = 0 then ${viral} else ${anyOf(photos, "i", 6, 0.7)} end`;
  return [
    `create temp table texts on commit preserve rows as
     select n, title, caption, (array['#photo'] || search_lexemes(search_word_list(title || ' general')) ||
         array(select distinct '.' || w from unnest(search_word_list(caption)) w)) as words, search_text(title) as found
     from (select n, initcap(${word("n", 20)}) || ' ' || ${word("n", 21)} as title, concat_ws(' ', ${[22, 23, 24, 25, 26, 27].map((salt) => word("n", salt)).join(", ")}) as caption
       from generate_series(0, ${Math.min(TEXTS, photos) - 1}) n) t`,
    "create unique index on texts (n)",
    `create temp table made_photos on commit preserve rows as
     select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(mark, 1, 3) || '8' || substr(mark, 4, 15))::uuid as id,
       ${poster(size, "n")} as poster
     from (select n::int, ${photoTime(size, "n")} as at, md5(n::text) as mark from (select now() as at) today, generate_series(1, ${photos}) n) made`,
    "create unique index on made_photos (n)",
    `create temp table made_likes on commit preserve rows as
     select distinct photo, person from (select ${liked} as photo, case when i % 1000 = 1 then ${BUSIEST} else ${anyOf(people, "i", 8, 1.3)} end as person
       from generate_series(1, ${likes}) i) l where photo between 1 and ${photos}`,
    `create temp table made_comments on commit preserve rows as
     select i, ${liked} as photo, ${anyOf(people, "i", 9, 1.3)} as person from generate_series(1, ${comments}) i`,
    "analyze",
    `insert into photos (id, "userId", title, caption, images, "mediaKey", "createdAt", "showInHome", audience, "venueId", "searchText", "likeCount", "commentCount")
     select made.id, ${person("made.poster")}, t.title, t.caption,
       jsonb_build_array(jsonb_build_object('photoUrl', '/media/' || made.id || '.webp', 'width', 800, 'height', 1000, 'placeholder', 'abcdefghijklmnopqrstuvwx', 'altText', '')),
       made.id::text, made.at, made.n % 17 <> 0, case when made.n % 10 = 0 then 'followers' else 'everyone' end::"Audience",
       case when made.n % 3 = 0 then v.ids[${anyOf(74, "made.n", 11, 2)}] end,
       ' ' || fold(concat_ws(' ', t.title, t.caption, 'Chicago, IL', u."firstName", u."lastName")), coalesce(l.likes, 0), coalesce(c.words, 0)
     from made_photos made join texts t on t.n = made.n % ${Math.min(TEXTS, photos)}
     join users u on u.id = ${person("made.poster")}
     cross join (select array_agg(id order by slug) as ids from venues) v
     left join (select photo, count(*)::int as likes from made_likes group by 1) l on l.photo = made.n
     left join (select photo, count(*)::int as words from made_comments group by 1) c on c.photo = made.n
     order by made.n`,
    `insert into media (id, "userId", purpose, "photoId", extension, width, height, bytes, sha256, placeholder, "storageKey", "createdAt")
     select id, ${person("poster")}, 'post', id, 'webp', 800, 1000, 90000, md5(id::text), '', id || '.webp', at from made_photos`,
    `insert into photo_likes ("photoId", "userId", "createdAt")
     select p.id, ${person("l.person")}, p.at + l.person * interval '1 second' from made_likes l join made_photos p on p.n = l.photo`,
    `insert into comments (id, "photoId", "userId", text, "createdAt")
     select ${idOf("c.i")}, p.id, ${person("c.person")}, 'Lovely ' || c.i, p.at + c.i * interval '1 millisecond'
     from made_comments c join made_photos p on p.n = c.photo`,
    `insert into photo_tags ("photoId", "userId", status)
     select id, ${person(anyOf(people, "n", 12, 1.5))}, case when n % 3 = 0 then 'pending' else 'accepted' end::"TagStatus" from made_photos where n % 10 = 0`,
    `insert into search_documents (type, id, title, words)
     select 'photo', made.id, t.found, array_to_tsvector(t.words || age_marks(made.id)) from made_photos made join texts t on t.n = made.n % ${Math.min(TEXTS, photos)} where made.n > ${photos - documents}`,
    `insert into posts (id, "userId", content, "createdAt")
     select ${idOf("i")}, ${person(anyOf(people, "i", 13, 2))}, 'Words ' || i, now() - i * interval '1 minute' from generate_series(1, ${Math.floor(photos / 10)}) i`,
    `insert into post_likes ("postId", "userId")
     select ${idOf(anyOf(Math.floor(photos / 10), "i", 14, 2))}, ${person(anyOf(people, "i", 15))} from generate_series(1, ${Math.floor(likes / 10)}) i on conflict do nothing`,
    `update posts set "likeCount" = l.likes from (select "postId", count(*)::int as likes from post_likes group by 1) l where id = l."postId"`,
  ];
}

/** Ledger rows of a person in a week. */
const A_WEEK = 5;

/** The ledger and its sums. XP differs from person to person and repeats often, so that there are ties. */
function activity({ people, entries, workouts }: Growth): string[] {
  const each = Math.floor(entries / people);
  const every = Math.max(1, Math.round((people * each) / workouts));
  return [
    `insert into xp_entries (id, "userId", source, "sourceId", revision, xp, score, week, "createdAt")
     select ${idOf("n")}, ${idOf(`1 + n % ${people}`)}, 'workout', ${idOf("n")}, 0,
            1 + ((n % ${people}) * 7919 + (n / ${people}) * 31) % 37, 45, (${monday} - k * interval '7 days')::date,
            (${monday} - k * interval '7 days' + (n % 4000) * interval '1 minute') at time zone 'America/Chicago'
     from (select n, (n / ${people}) / ${A_WEEK} as k from generate_series(0, ${people * each - 1}) n) made`,
    `insert into workouts (id, "userId", "activityType", duration, "startedAt", "createdAt")
     select "sourceId", "userId", 'running', 1 + xp, "createdAt", "createdAt" from (
       select x.*, row_number() over (order by id) as n from xp_entries x) x where hashint8(n) % ${every} = 0`,
    `insert into xp_weeks (week, "userId", xp) select week, "userId", sum(xp) from xp_entries group by 1, 2`,
  ];
}

/** What somebody saved, where they were, what they joined and were told of. */
function doings(size: Growth): string[] {
  const { people, photos, notifications } = size;
  const groups = Math.max(20, Math.floor(people / 300));
  const events = Math.max(50, Math.floor(people / 100));
  const told = mostOf(size).notifications;
  const columns = `"userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt"`;
  const notice = (values: string, from: string) =>
    `insert into notifications (id, ${columns}, "readAt")
     select gen_random_uuid(), ${columns}, case when i % 5 <> 0 then now() end
     from (select ${values}, i from ${from}) n (${columns}, i) on conflict do nothing`;
  const photoNotice = (to: string, photo: string, from: string, at: string) =>
    notice(
      `${to}, case i % 3 when 0 then 'comment' else 'like' end, case i % 3 when 0 then 'comment' else 'like' end || ':photo:' || ${photo}, ${person(anyOf(people, "i", 16))}, 'photo', ${photo}::text, ${at}`,
      from,
    );
  return [
    `insert into check_ins (id, "userId", "venueId", day, "isPrivate", "createdAt")
     select ${idOf("i")}, ${person(anyOf(people, "i", 30, 1.5))}, v.ids[${anyOf(74, "i", 31, 2)}], (now() - i % 200 * interval '1 day')::date, i % 10 = 0, now() - i % 200 * interval '1 day'
     from generate_series(1, ${people * 3}) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing`,
    `insert into saved_items ("userId", type, "targetId", "createdAt")
     select ${person(anyOf(people, "i", 32, 1.5))}, 'photo', p.id::text, now() - i * interval '1 minute' from generate_series(1, ${people * 2}) i join made_photos p on p.n = ${anyOf(photos, "i", 33)}
     on conflict do nothing`,
    `insert into saved_items ("userId", type, "targetId", "createdAt")
     select ${person(anyOf(people, "i", 34, 1.5))}, 'venue', v.ids[${anyOf(74, "i", 35, 2)}]::text, now() - i * interval '1 minute'
     from generate_series(1, ${people}) i, (select array_agg(id order by slug) as ids from venues) v on conflict do nothing`,
    `insert into interactions (id, "userId", kind, "targetType", "targetId", "createdAt")
     select ${idOf("i")}, ${person(anyOf(people, "i", 36, 1.5))}, 'view', 'venue', v.ids[${anyOf(74, "i", 37, 2)}]::text, now() - i % 80 * interval '1 day'
     from generate_series(1, ${people * 3}) i, (select array_agg(id order by slug) as ids from venues) v`,
    `insert into achievement_unlocks ("userId", achievement) select ${person("i")}, 'first-steps' from generate_series(1, ${people}, 2) i`,
    `insert into challenge_members ("challengeId", "userId", "joinedAt") select c.id, ${person("i")}, c."startsAt" from challenges c, generate_series(1, ${people}, 2) i where c."frozenAt" is null`,
    `update challenges c set participants = (select count(*) from challenge_members m where m."challengeId" = c.id)`,
    `insert into groups (id, name, description, category, "maxMembers", "isPrivate", "creatorId", "createdAt")
     select ${idOf("i")}, 'Group ' || i, 'A group', 'Running', 100000, i % 5 = 0, ${person("i")}, now() - i * interval '1 hour' from generate_series(1, ${groups}) i`,
    `insert into group_members ("groupId", "userId", role, "joinedAt")
     select distinct on (g, u) ${idOf("g")}, ${person("u")}, case when g = u then 'owner' else 'member' end::"GroupRole", now() - u * interval '1 minute'
     from (select g, g as u from generate_series(1, ${groups}) g
       union all select ${anyOf(groups, "i", 40, 2)}, ${anyOf(people, "i", 41)} from generate_series(1, ${people}) i
       union all select g, ${BUSIEST} from generate_series(1, 20) g) seats`,
    `update groups g set "memberCount" = (select count(*) from group_members m where m."groupId" = g.id)`,
    `insert into community_events (id, title, description, date, time, "startsAt", location, address, category, "maxAttendees", tags, "hostId", "groupId", "createdAt")
     select ${idOf("i")}, 'Meeting ' || i, 'An event', at::date, '12:00', at, 'Loop', '1 Main St', 'Running', 100000, '{}', ${person(anyOf(people, "i", 42, 2))}, case when i % 4 = 0 then ${idOf(anyOf(groups, "i", 43))} end, now() - interval '1 day'
     from (select i, now() + (i % 40 - 10) * interval '6 hours' as at from generate_series(1, ${events}) i) e`,
    `insert into community_event_members ("eventId", "userId", status)
     select distinct ${idOf(anyOf(events, "i", 44, 2))}, ${person(anyOf(people, "i", 45))}, 'going'::"SeatStatus" from generate_series(1, ${people}) i`,
    `update community_events e set attendees = (select count(*) from community_event_members m where m."eventId" = e.id)`,
    photoNotice(
      person(`${BUSIEST}`),
      "p.id",
      `generate_series(1, ${Math.floor(told / 2)}) i join (select id, row_number() over (order by n desc) as place, count(*) over () as all from made_photos where poster = ${BUSIEST}) p on p.place = 1 + i % least(p.all, 400)`,
      "now() - i * interval '3 minutes'",
    ),
    notice(
      `${person(`${BUSIEST}`)}, 'follow', 'follow:' || (now() - i * interval '7 minutes')::date, ${person("i * 2")}, 'user', ${person("i * 2")}::text, now() - i * interval '7 minutes'`,
      `generate_series(1, ${Math.floor(told * 0.3)}) i`,
    ),
    notice(
      `${person(`${BUSIEST}`)}, 'event-invite', 'event-invite:event:' || ${idOf(`1 + i % ${events}`)}, ${person("i + 20")}, 'event', ${idOf(`1 + i % ${events}`)}::text, now() - i * interval '11 minutes'`,
      `generate_series(1, ${Math.floor(told * 0.1)}) i`,
    ),
    notice(
      `${person(`${BUSIEST}`)}, 'group-joined', 'group-joined:group:' || ${idOf(`1 + i % 20`)}, ${person("i + 20")}, 'group', ${idOf(`1 + i % 20`)}::text, now() - i * interval '13 minutes'`,
      `generate_series(1, ${told - Math.floor(told * 0.9)}) i`,
    ),
    photoNotice(
      person("p.poster"),
      "p.id",
      `generate_series(1, ${Math.max(0, Math.floor((notifications - told) * 0.8))}) i join made_photos p on p.n = ${anyOf(photos, "i", 46, 0.7)} and p.poster <> ${BUSIEST}`,
      "p.at + interval '1 minute'",
    ),
    notice(
      `${person(anyOf(people, "i", 47))}, 'follow', 'follow:' || (now() - i % 60 * interval '1 day')::date, ${person(anyOf(people, "i", 48))}, 'user', ${person(anyOf(people, "i", 48))}::text, now() - i % 60 * interval '1 day'`,
      `generate_series(1, ${Math.max(0, Math.floor((notifications - told) * 0.25))}) i where ${anyOf(people, "i", 47)} <> ${BUSIEST}`,
    ),
  ];
}

/** Everybody, with what their rows count. */
const everybody = ({ people }: Growth) => [
  `insert into users (id, email, "firstName", "lastName", interests, "isPrivate", "showOnLeaderboard", "openToMatches", "createdAt")
   select ${person("i")}, 'person-' || i || '@example.com', (${FIRST})[${anyOf(50, "i", 50, 1.6)}], initcap((${SYLLABLES})[1 + i % 40] || (${ENDINGS})[1 + i / 40 % 25]),
     array[(${INTERESTS})[1 + i % 8], (${INTERESTS})[1 + i / 8 % 8]], i % 20 = 0, i % 50 <> 0, i % 3 <> 0, now() - i % 400 * interval '1 day'
   from generate_series(1, ${people}) i`,
];
const counted = [
  `update users u set "followersCount" = coalesce(f.n, 0), "followingCount" = coalesce(g.n, 0), "photoCount" = coalesce(p.n, 0), "experienceCount" = coalesce(p.n, 0),
     "ledgerXp" = coalesce(x.xp, 0), "checkInCount" = coalesce(c.n, 0), "savedCount" = coalesce(s.n, 0)
   from users o
   left join (select "followingId" as id, count(*)::int as n from follows group by 1) f using (id)
   left join (select "followerId" as id, count(*)::int as n from follows group by 1) g using (id)
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

/**
 * Grows an empty, seeded city. Loaded without triggers and keys being checked, as a restore is, and counted at the end;
 * what is no key is indexed when everything is there, which is quicker than row by row.
 */
export async function growCity(client: Client, size: Growth, note: (statement: string) => void = () => {}) {
  const run = async (statement: string) => {
    note(statement);
    await client.query(statement);
  };
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where not i.indisunique and t.relnamespace = 'public'::regnamespace`,
  );
  await client.query("set synchronous_commit = on"); // vacuum marks no page whose commit is not on disk
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query("set work_mem = '256MB'");
  await client.query("set session_replication_role = replica");
  for (const { name } of indexes) await run(`drop index "${name}"`);
  const photos = size.photos > 0 ? feed(size) : [];
  const rest = size.photos > 0 ? doings(size) : [];
  for (const statement of [...everybody(size), ...graph(size), ...photos, ...activity(size), ...rest, ...counted]) {
    await run(statement);
  }
  for (const { definition } of indexes) await run(definition);
  await client.query("set session_replication_role = origin");
  await run("vacuum (analyze)");
}
