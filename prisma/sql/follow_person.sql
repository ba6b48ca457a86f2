-- Follows someone, or requests to if the account is private. A single call, so that no one waits for another client's
-- round trips while the row of someone with many followers is locked. No row: no such person the follower can see. A
-- row without a status: the follower is at the limit of follows and requests (`QUOTAS.follows`). Both are decided while
-- holding the lock on the pair, like everything that changes it (`lockPair`): if the limit were checked afterward, a
-- block that has ended in the meantime would be reported as a full list.
CREATE OR REPLACE FUNCTION follow_person(follower uuid, followed uuid, notice_id uuid, asking jsonb, following jsonb)
RETURNS TABLE (status "FollowStatus", followers integer) LANGUAGE plpgsql AS $$
DECLARE
  was "FollowStatus";
  becomes "FollowStatus";
BEGIN
  PERFORM 1 FROM users u WHERE u.id IN (follower, followed) ORDER BY u.id FOR NO KEY UPDATE;
  SELECT CASE WHEN v."isPrivate" THEN 'requested' ELSE 'accepted' END INTO becomes
    FROM visible_users(follower) v WHERE v.id = followed;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT f.status INTO was FROM follows f WHERE f."followerId" = follower AND f."followingId" = followed;
  IF was IS NULL AND 7500 <= (
    SELECT u."followingCount" + (SELECT count(*) FROM follows f WHERE f."followerId" = follower AND f.status = 'requested')
    FROM users u WHERE u.id = follower) THEN
    RETURN QUERY SELECT NULL::"FollowStatus", NULL::integer;
    RETURN;
  END IF;
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
    PERFORM create_notifications(ARRAY[notice_id], ARRAY[followed], CASE becomes WHEN 'accepted' THEN following ELSE asking END);
  END IF;
  RETURN QUERY SELECT becomes, u."followersCount" FROM users u WHERE u.id = followed;
END $$;
