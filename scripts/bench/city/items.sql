-- An item of each kind, mostly the one with the most rows, for the parameters of paths. $1 is the busiest member.

select
  $1::text as "user",
  (select id from photos where "showInHome" and audience = 'everyone' and "userId" not in (select id from users where "isPrivate") order by "commentCount" desc limit 1)::text as "photo",
  (select id from posts where audience = 'everyone' and "userId" not in (select id from users where "isPrivate") order by "likeCount" desc limit 1)::text as "post",
  (select id from community_events where "groupId" is null and "startsAt" > now() order by attendees desc limit 1)::text as "event",
  (select id from groups where not "isPrivate" order by "memberCount" desc limit 1)::text as "group",
  (select "parentId" from group_posts a join groups g on g.id = a."groupId" where not g."isPrivate" and "parentId" is not null group by 1 order by count(*) desc limit 1)::text as "groupPost",
  (select id from events order by date desc limit 1)::text as "ticketed",
  (select id from venues order by slug limit 1)::text as "venue",
  (select id from trending_activities order by slug limit 1)::text as trending,
  (select "workoutId" from workout_routes where "userId" = $1::uuid order by "startedAt" desc limit 1)::text as "workout",
  (select c.id from check_ins c where c."userId" = $1::uuid order by c."createdAt" desc limit 1)::text as "checkIn",
  (select "planId" from shared_plan_members where "userId" = $1::uuid order by 1 limit 1)::text as "plan",
  (select "slug" from guides order by slug limit 1)::text as "guide",
  (select max(("createdAt" at time zone 'America/Chicago')::date) from photos where "userId" = $1::uuid and "createdAt" < now() - interval '3 days')::text as "day",
  (select id from albums where audience = 'everyone' order by id limit 1)::text as "album",
  (select id from member_guides where audience = 'everyone' and "userId" not in (select id from users where "isPrivate") order by "followersCount" desc limit 1)::text as "memberGuide"
