-- The release before joins comments with their photos, and so never meets one without.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "comment_likes" ALTER COLUMN "photoId" DROP NOT NULL;

ALTER TABLE "comments" ADD COLUMN "postId" UUID, ADD COLUMN "workoutId" UUID;

-- squawk-ignore ban-drop-not-null
ALTER TABLE "comments" ALTER COLUMN "photoId" DROP NOT NULL;

ALTER TABLE "mentions" ADD COLUMN "postId" UUID, ADD COLUMN "workoutId" UUID;

-- squawk-ignore ban-drop-not-null
ALTER TABLE "mentions" ALTER COLUMN "photoId" DROP NOT NULL;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_workoutId_fkey" FOREIGN KEY ("workoutId") REFERENCES "workouts"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "comments" ADD CONSTRAINT "comments_postId_fkey" FOREIGN KEY ("postId") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

ALTER TABLE "comments" ADD CONSTRAINT "comments_one_thing" CHECK (num_nonnulls("photoId", "workoutId", "postId") = 1) NOT VALID;

CREATE OR REPLACE FUNCTION public.comment_thing(c comments)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(c."photoId", c."workoutId", c."postId")
$function$;

CREATE OR REPLACE FUNCTION public.forget_comment_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notifications n USING gone g LEFT JOIN comments c ON c.id = g."commentId"
  WHERE n."targetId" = coalesce(g."photoId", public.comment_thing(c))::text AND n."actorId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comment_likes l JOIN comments other ON other.id = l."commentId"
      WHERE l."userId" = g."userId" AND other."userId" = n."userId" AND public.comment_thing(other)::text = n."targetId");
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_comment_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = coalesce(g."photoId", g."workoutId", g."postId")::text AND n."actorId" = g."userId" AND n.type IN ('comment', 'reply')
    AND NOT EXISTS (SELECT 1 FROM comments c WHERE c."userId" = g."userId" AND public.comment_thing(c) = coalesce(g."photoId", g."workoutId", g."postId")
      AND (n.type = 'comment' OR c."parentId" IS NOT NULL));
  DELETE FROM notifications n USING gone g
  WHERE g."photoId" IS NULL AND n."targetId" = coalesce(g."photoId", g."workoutId", g."postId")::text AND n."userId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comments c JOIN comment_likes l ON l."commentId" = c.id AND l."userId" = n."actorId"
      WHERE c."userId" = g."userId" AND public.comment_thing(c) = coalesce(g."photoId", g."workoutId", g."postId"));
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER forget_mention_on_post AFTER DELETE ON public.mentions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('mention', 'postId', 'authorId', 'userId');

CREATE OR REPLACE TRIGGER forget_mention_on_workout AFTER DELETE ON public.mentions REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('mention', 'workoutId', 'authorId', 'userId');
