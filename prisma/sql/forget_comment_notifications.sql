-- One row stands for all of a person's words under a photo: it goes with the last of them.
CREATE OR REPLACE FUNCTION forget_comment_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = g."photoId"::text AND n."actorId" = g."userId" AND n.type IN ('comment', 'reply')
    AND NOT EXISTS (SELECT 1 FROM comments c WHERE c."photoId" = g."photoId" AND c."userId" = g."userId"
      AND (n.type = 'comment' OR c."parentId" IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forget_comment AFTER DELETE ON comments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comment_notifications();
