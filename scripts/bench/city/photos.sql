-- Photos of the last 120 days with likes and comments, one of them viral, and posts.

create temp table texts as
  select n, title, caption, (array['#photo'] || search_lexemes(search_word_list(title || ' general')) ||
      array(select distinct '.' || w from unnest(search_word_list(caption)) w)) as words, search_text(title) as found
  from (select n, initcap(word(n, 20)) || ' ' || word(n, 21) as title, concat_ws(' ', word(n, 22), word(n, 23), word(n, 24), word(n, 25), word(n, 26), word(n, 27)) as caption
    from generate_series(0, {texts} - 1) n) t;

create unique index on texts (n);

create temp table made_photos as
  select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(mark, 1, 3) || '8' || substr(mark, 4, 15))::uuid as id,
    any_of({people}, n, 5, 2.5) as poster
  from (select n::int, date_trunc('milliseconds', today.at - ({photos} - n) / {photos}::float8 * interval '2880 hours') as at, md5(n::text) as mark from (select now() as at) today, generate_series(1, {photos}) n) made;

create unique index on made_photos (n);

create temp table made_likes as
  select distinct photo, person from (select case when i % 100 = 0 then {viral} else any_of({photos}, i, 6, 0.7) end as photo, case when i % 1000 = 1 then {busiest} else any_of({people}, i, 8, 1.3) end as person
    from generate_series(1, {likes}) i) l where photo between 1 and {photos};

create temp table made_comments as
  select i, case when i % 100 = 0 then {viral} else any_of({photos}, i, 6, 0.7) end as photo, any_of({people}, i, 9, 1.3) as person from generate_series(1, {comments}) i;

analyze;

insert into photos (id, "userId", title, caption, images, "mediaKey", "createdAt", "showInHome", audience, "venueId", "searchText", "likeCount", "commentCount", "localDay")
  select made.id, id_of(made.poster), t.title, t.caption,
    jsonb_build_array(jsonb_build_object('photoUrl', '/media/' || made.id || '.webp', 'width', 800, 'height', 1000, 'placeholder', 'abcdefghijklmnopqrstuvwx', 'altText', '')),
    made.id::text, made.at, made.n % 17 <> 0, case when made.n % 10 = 0 then 'followers' else 'everyone' end::"Audience",
    case when made.n % 3 = 0 then v.ids[any_of(74, made.n, 11, 2)] end,
    ' ' || fold(concat_ws(' ', t.title, t.caption, 'Chicago, IL', u."firstName", u."lastName")), coalesce(l.likes, 0), coalesce(c.words, 0),
    (made.at at time zone 'America/Chicago')::date
  from made_photos made join texts t on t.n = made.n % {texts}
  join users u on u.id = id_of(made.poster)
  cross join (select array_agg(id order by slug) as ids from venues) v
  left join (select photo, count(*)::int as likes from made_likes group by 1) l on l.photo = made.n
  left join (select photo, count(*)::int as words from made_comments group by 1) c on c.photo = made.n
  order by made.n;

insert into media (id, "userId", purpose, "photoId", extension, width, height, bytes, sha256, placeholder, "storageKey", "createdAt")
  select id, id_of(poster), 'post', id, 'webp', 800, 1000, 90000, md5(id::text), '', id || '.webp', at from made_photos;

insert into photo_likes ("photoId", "userId", "createdAt")
  select p.id, id_of(l.person), p.at + l.person * interval '1 second' from made_likes l join made_photos p on p.n = l.photo;

insert into comments (id, "photoId", "userId", text, "createdAt")
  select id_of(c.i), p.id, id_of(c.person), 'Lovely ' || c.i, p.at + c.i * interval '1 millisecond'
  from made_comments c join made_photos p on p.n = c.photo;

insert into photo_tags ("photoId", "userId", status)
  select id, id_of(any_of({people}, n, 12, 1.5)), case when n % 3 = 0 then 'pending' else 'accepted' end::"TagStatus" from made_photos where n % 10 = 0;

insert into search_documents (type, id, title, words)
  select 'photo', made.id, t.found, array_to_tsvector(t.words || age_terms(made.id)) from made_photos made join texts t on t.n = made.n % {texts} where made.n > {photos} - {documents};

insert into posts (id, "userId", content, "createdAt")
  select id_of(i), id_of(any_of({people}, i, 13, 2)), 'Words ' || i, now() - i * interval '1 minute' from generate_series(1, {photos} / 10) i;

insert into post_likes ("postId", "userId")
  select id_of(any_of({photos} / 10, i, 14, 2)), id_of(any_of({people}, i, 15)) from generate_series(1, {likes} / 10) i on conflict do nothing;

update posts set "likeCount" = l.likes from (select "postId", count(*)::int as likes from post_likes group by 1) l where id = l."postId";
