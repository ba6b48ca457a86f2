import { anyOf, BUSIEST, type Growth, idOf, poster, word } from "./growth-sql";

const DAYS = 120;
const photoAge = ({ photos }: Growth, number: string) =>
  `((${photos} - (${number})) * interval '${(DAYS * 86_400) / photos} seconds')`;
const photoTime = (size: Growth, number: string) => `date_trunc('milliseconds', today.at - ${photoAge(size, number)})`;
const TEXTS = 20_000;

/** Photos, likes, and comments, including a viral photo. */
export function feed(size: Growth): string[] {
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
    `insert into photos (id, "userId", title, caption, images, "mediaKey", "createdAt", "showInHome", audience, "venueId", "searchText", "likeCount", "commentCount", "localDay")
     select made.id, ${idOf("made.poster")}, t.title, t.caption,
       jsonb_build_array(jsonb_build_object('photoUrl', '/media/' || made.id || '.webp', 'width', 800, 'height', 1000, 'placeholder', 'abcdefghijklmnopqrstuvwx', 'altText', '')),
       made.id::text, made.at, made.n % 17 <> 0, case when made.n % 10 = 0 then 'followers' else 'everyone' end::"Audience",
       case when made.n % 3 = 0 then v.ids[${anyOf(74, "made.n", 11, 2)}] end,
       ' ' || fold(concat_ws(' ', t.title, t.caption, 'Chicago, IL', u."firstName", u."lastName")), coalesce(l.likes, 0), coalesce(c.words, 0),
       (made.at at time zone 'America/Chicago')::date
     from made_photos made join texts t on t.n = made.n % ${Math.min(TEXTS, photos)}
     join users u on u.id = ${idOf("made.poster")}
     cross join (select array_agg(id order by slug) as ids from venues) v
     left join (select photo, count(*)::int as likes from made_likes group by 1) l on l.photo = made.n
     left join (select photo, count(*)::int as words from made_comments group by 1) c on c.photo = made.n
     order by made.n`,
    `insert into media (id, "userId", purpose, "photoId", extension, width, height, bytes, sha256, placeholder, "storageKey", "createdAt")
     select id, ${idOf("poster")}, 'post', id, 'webp', 800, 1000, 90000, md5(id::text), '', id || '.webp', at from made_photos`,
    `insert into photo_likes ("photoId", "userId", "createdAt")
     select p.id, ${idOf("l.person")}, p.at + l.person * interval '1 second' from made_likes l join made_photos p on p.n = l.photo`,
    `insert into comments (id, "photoId", "userId", text, "createdAt")
     select ${idOf("c.i")}, p.id, ${idOf("c.person")}, 'Lovely ' || c.i, p.at + c.i * interval '1 millisecond'
     from made_comments c join made_photos p on p.n = c.photo`,
    `insert into photo_tags ("photoId", "userId", status)
     select id, ${idOf(anyOf(people, "n", 12, 1.5))}, case when n % 3 = 0 then 'pending' else 'accepted' end::"TagStatus" from made_photos where n % 10 = 0`,
    `insert into search_documents (type, id, title, words)
     select 'photo', made.id, t.found, array_to_tsvector(t.words || age_marks(made.id)) from made_photos made join texts t on t.n = made.n % ${Math.min(TEXTS, photos)} where made.n > ${photos - documents}`,
    `insert into posts (id, "userId", content, "createdAt")
     select ${idOf("i")}, ${idOf(anyOf(people, "i", 13, 2))}, 'Words ' || i, now() - i * interval '1 minute' from generate_series(1, ${Math.floor(photos / 10)}) i`,
    `insert into post_likes ("postId", "userId")
     select ${idOf(anyOf(Math.floor(photos / 10), "i", 14, 2))}, ${idOf(anyOf(people, "i", 15))} from generate_series(1, ${Math.floor(likes / 10)}) i on conflict do nothing`,
    `update posts set "likeCount" = l.likes from (select "postId", count(*)::int as likes from post_likes group by 1) l where id = l."postId"`,
  ];
}
