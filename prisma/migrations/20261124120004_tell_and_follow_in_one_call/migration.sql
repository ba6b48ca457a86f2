CREATE OR REPLACE FUNCTION public.put_notices(ids uuid[], people uuid[], notice jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  actor uuid := (notice ->> 'actorId')::uuid;
  switch text := notice ->> 'switch'; -- null: always sent
BEGIN
  WITH told AS MATERIALIZED (
    SELECT n.id, n.nth, u.id AS person, u.email IS NOT NULL AND u."deleteAfter" IS NULL AND NOT u."isSample" AS "hasMail",
      CASE WHEN switch IS NULL THEN '[]' ELSE coalesce(u.notifications -> switch, '[]')
        || coalesce(u.notifications -> (notice ->> 'allSwitch'), '[]') END AS off
    FROM unnest(ids, people) WITH ORDINALITY AS n(id, person, nth) JOIN users u ON u.id = n.person
    WHERE u.id IS DISTINCT FROM actor AND u."suspendedAt" IS NULL
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = actor)
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockedId" = u.id AND b."blockerId" = actor)
      AND NOT EXISTS (SELECT 1 FROM mutes m WHERE m."muterId" = u.id AND m."mutedId" = actor)
  ), shown AS (
    INSERT INTO notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text, "createdAt")
    SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId',
      notice ->> 'text', clock_timestamp()
    FROM told WHERE NOT off ? 'in-app' ORDER BY nth
    ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE
      SET "createdAt" = excluded."createdAt", text = excluded.text, "readAt" = NULL
  )
  INSERT INTO notification_mails (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", text)
  SELECT id, person, notice ->> 'kind', notice ->> 'groupKey', actor, notice ->> 'targetType', notice ->> 'targetId',
    notice ->> 'text'
  FROM told WHERE "hasMail" AND NOT off ? 'mail' ORDER BY nth
  ON CONFLICT ("userId", "groupKey", "actorId") DO UPDATE -- a row of its own again where the old one is on its way
    SET text = excluded.text, id = excluded.id, "leasedAt" = NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.follow_person(follower uuid, followed uuid, notice_id uuid, asking jsonb, following jsonb)
 RETURNS TABLE(status "FollowStatus", followers integer)
 LANGUAGE plpgsql
AS $function$
DECLARE
  was "FollowStatus";
  becomes "FollowStatus";
BEGIN
  PERFORM 1 FROM users u WHERE u.id IN (follower, followed) ORDER BY u.id FOR NO KEY UPDATE;
  SELECT CASE WHEN v."isPrivate" THEN 'requested' ELSE 'accepted' END INTO becomes
    FROM visible_users(follower) v WHERE v.id = followed;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT f.status INTO was FROM follows f WHERE f."followerId" = follower AND f."followingId" = followed;
  IF was = 'accepted' THEN
    becomes := was;
  ELSE
    INSERT INTO follows AS f ("followerId", "followingId", status, "createdAt")
    VALUES (follower, followed, becomes, clock_timestamp())
    ON CONFLICT ("followerId", "followingId") DO UPDATE SET status = excluded.status;
    IF becomes = 'accepted' THEN
      UPDATE users u SET
        "followingCount" = u."followingCount" + (u.id = follower)::integer,
        "followersCount" = u."followersCount" + (u.id = followed)::integer
      WHERE u.id IN (follower, followed);
      DELETE FROM notifications n WHERE was = 'requested'
        AND n."userId" = followed AND n."actorId" = follower AND n.type = 'follow-request';
    END IF;
    PERFORM put_notices(ARRAY[notice_id], ARRAY[followed], CASE becomes WHEN 'accepted' THEN following ELSE asking END);
  END IF;
  RETURN QUERY SELECT becomes, u."followersCount" FROM users u WHERE u.id = followed;
END $function$;
