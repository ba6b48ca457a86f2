-- Counters, search documents, and leaderboards, once everything is there.

update users u set "followersCount" = coalesce(f.n, 0), "followingCount" = coalesce(g.n, 0), "photoCount" = coalesce(p.n, 0), "experienceCount" = coalesce(p.n, 0),
  "ledgerXp" = coalesce(x.xp, 0), "checkInCount" = coalesce(c.n, 0), "savedCount" = coalesce(s.n, 0)
  from users o
  left join (select "followingId" as id, count(*)::int as n from follows where status = 'accepted' group by 1) f using (id)
  left join (select "followerId" as id, count(*)::int as n from follows where status = 'accepted' group by 1) g using (id)
  left join (select "userId" as id, count(*)::int as n from photos where "showInProfile" group by 1) p using (id)
  left join (select "userId" as id, sum(xp)::int as xp from xp_weeks group by 1) x using (id)
  left join (select "userId" as id, count(*)::int as n from check_ins group by 1) c using (id)
  left join (select "userId" as id, count(*)::int as n from saved_items group by 1) s using (id)
  where u.id = o.id;

insert into search_documents (type, id, title, words)
  select 'person', id, search_text(name), array_to_tsvector(follower_terms(followers) || array['#person'] || search_lexemes(search_word_list(name)))
  from (select id, concat_ws(' ', "firstName", "lastName") as name, "followersCount" as followers from users) named;

select recount_boards();
