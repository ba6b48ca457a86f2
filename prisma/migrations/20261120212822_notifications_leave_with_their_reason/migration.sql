-- DropIndex
DROP INDEX "notifications_actorId_idx";

-- CreateIndex
CREATE INDEX "notifications_userId_groupKey_createdAt_id_idx" ON "notifications"("userId", "groupKey", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "notifications_actorId_userId_idx" ON "notifications"("actorId", "userId");

-- CreateIndex
CREATE INDEX "notifications_targetId_actorId_idx" ON "notifications"("targetId", "actorId");

-- ---------------------------------------------------------------- what Prisma has no words for

-- What nobody did (a place opened up, a challenge ended) is one row a group too.
DROP INDEX "notifications_userId_groupKey_actorId_key";
CREATE UNIQUE INDEX "notifications_userId_groupKey_actorId_key" ON notifications ("userId", "groupKey", "actorId") NULLS NOT DISTINCT;
CREATE INDEX notifications_unread_idx ON notifications ("userId", "createdAt" DESC) WHERE "readAt" IS NULL;

-- A notification leaves with its reason, whoever takes the reason away and in whichever cascade: one statement for all
-- the rows a statement deleted.
CREATE FUNCTION forget_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
    WHEN 'photo-like' THEN
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."photoId"::text AND n."actorId" = g."userId" AND n.type = 'like' AND n."targetType" = 'photo';
    WHEN 'post-like' THEN
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."postId"::text AND n."actorId" = g."userId" AND n.type = 'like' AND n."targetType" = 'post';
    WHEN 'comment' THEN -- one row stands for all of a person's words under a photo: it goes with the last of them
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."photoId"::text AND n."actorId" = g."userId" AND n.type IN ('comment', 'reply')
        AND NOT EXISTS (SELECT 1 FROM comments c WHERE c."photoId" = g."photoId" AND c."userId" = g."userId"
          AND (n.type = 'comment' OR c."parentId" IS NOT NULL));
    WHEN 'follow' THEN
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."followerId"::text AND n."actorId" = g."followerId" AND n."userId" = g."followingId"
        AND n.type IN ('follow', 'follow-request', 'invite-accepted');
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."followingId"::text AND n."actorId" = g."followingId" AND n."userId" = g."followerId"
        AND n.type = 'request-accepted';
    WHEN 'tag' THEN
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."photoId"::text AND n."userId" = g."userId" AND n.type = 'tag';
    WHEN 'event-seat' THEN
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."eventId"::text AND (
        (n."actorId" = g."userId" AND n.type = 'event-joined') OR (n."userId" = g."userId" AND n.type = 'event-promoted'));
    WHEN 'group-seat' THEN
      DELETE FROM notifications n USING gone g
      WHERE n."targetId" = g."groupId"::text AND (
        (n."actorId" = g."userId" AND n.type IN ('group-request', 'group-joined')) OR (n."userId" = g."userId" AND n.type = 'group-accepted'));
    WHEN 'block' THEN
      DELETE FROM notifications n USING gone g
      WHERE (n."actorId" = g."blockerId" AND n."userId" = g."blockedId") OR (n."actorId" = g."blockedId" AND n."userId" = g."blockerId");
    ELSE -- the thing itself
      DELETE FROM notifications n USING gone g WHERE n."targetId" = g.id::text AND n."targetType" = TG_ARGV[0];
  END CASE;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_notifications AFTER DELETE ON photo_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('photo-like');
CREATE TRIGGER forget_notifications AFTER DELETE ON post_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('post-like');
CREATE TRIGGER forget_notifications AFTER DELETE ON comments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('comment');
CREATE TRIGGER forget_notifications AFTER DELETE ON follows REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('follow');
CREATE TRIGGER forget_notifications AFTER DELETE ON photo_tags REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('tag');
CREATE TRIGGER forget_notifications AFTER DELETE ON community_event_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event-seat');
CREATE TRIGGER forget_notifications AFTER DELETE ON group_members REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group-seat');
CREATE TRIGGER forget_notifications AFTER INSERT ON blocks REFERENCING NEW TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('block');
CREATE TRIGGER forget_notifications AFTER DELETE ON photos REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('photo');
CREATE TRIGGER forget_notifications AFTER DELETE ON posts REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('post');
CREATE TRIGGER forget_notifications AFTER DELETE ON community_events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('event');
CREATE TRIGGER forget_notifications AFTER DELETE ON groups REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('group');
