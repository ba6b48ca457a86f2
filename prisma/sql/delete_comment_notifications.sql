-- One notification covers all of a person's comments on an item, so it is deleted with the last of them. The same goes
-- for the notification about likes of those comments.
CREATE OR REPLACE FUNCTION delete_comment_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = coalesce(g."photoId", g."workoutId", g."postId")::text AND n."actorId" = g."userId" AND n.type IN ('comment', 'reply')
    AND NOT EXISTS (SELECT 1 FROM comments c WHERE c."userId" = g."userId" AND public.comment_target(c) = coalesce(g."photoId", g."workoutId", g."postId")
      AND (n.type = 'comment' OR c."parentId" IS NOT NULL));
  DELETE FROM notifications n USING gone g
  WHERE g."photoId" IS NULL AND n."targetId" = coalesce(g."photoId", g."workoutId", g."postId")::text AND n."userId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comments c JOIN comment_likes l ON l."commentId" = c.id AND l."userId" = n."actorId"
      WHERE c."userId" = g."userId" AND public.comment_target(c) = coalesce(g."photoId", g."workoutId", g."postId"));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_comment_notifications AFTER DELETE ON comments REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_comment_notifications();
