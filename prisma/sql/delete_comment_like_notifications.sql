-- One notification covers all comments by one author on an item that a person liked, so it is deleted with the last of
-- those likes. delete_comment_notifications handles likes that are deleted with their comment.
CREATE OR REPLACE FUNCTION delete_comment_like_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING gone g LEFT JOIN comments c ON c.id = g."commentId"
  WHERE n."targetId" = coalesce(g."photoId", public.comment_target(c))::text AND n."actorId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comment_likes l JOIN comments other ON other.id = l."commentId"
      WHERE l."userId" = g."userId" AND other."userId" = n."userId" AND public.comment_target(other)::text = n."targetId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_comment_like_notifications AFTER DELETE ON comment_likes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION delete_comment_like_notifications();
