-- One row stands for all the comments under a photo that a person liked: it goes with the last of those likes.
CREATE OR REPLACE FUNCTION forget_comment_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = g."photoId"::text AND n."actorId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comment_likes l JOIN comments c ON c.id = l."commentId"
      WHERE l."photoId" = g."photoId" AND l."userId" = g."userId" AND c."userId" = n."userId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER forget_comment_like AFTER DELETE ON comment_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_comment_like();
