-- How many rows have a counter that doesn't match what it counts.

select 'likes of photos' as what, count(*)::int from photos p
  where "likeCount" <> (select count(*) from photo_likes l where l."photoId" = p.id)
union all select 'comments of photos', count(*)::int from photos p
  where "commentCount" <> (select count(*) from comments c where c."photoId" = p.id and c."hiddenAt" is null)
union all select 'followers', count(*)::int from users u
  where "followersCount" <> (select count(*) from follows f where f."followingId" = u.id and f.status = 'accepted')
union all select 'following', count(*)::int from users u
  where "followingCount" <> (select count(*) from follows f where f."followerId" = u.id and f.status = 'accepted')
union all select 'XP', count(*)::int from users u
  where "ledgerXp" <> (select coalesce(sum(xp), 0) from xp_entries x where x."userId" = u.id)
