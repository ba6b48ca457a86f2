-- CreateEnum
CREATE TYPE "Reach" AS ENUM ('everyone', 'followers', 'nobody');

-- AlterTable
ALTER TABLE "comments" ADD COLUMN     "pinnedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "commentsFrom" "Reach";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "commentsFrom" "Reach" NOT NULL DEFAULT 'everyone',
ADD COLUMN     "invitesFrom" "Reach" NOT NULL DEFAULT 'everyone',
ADD COLUMN     "tagsFrom" "Reach" NOT NULL DEFAULT 'everyone';

-- CreateTable
CREATE TABLE "comment_likes" (
    "commentId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "photoId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_likes_pkey" PRIMARY KEY ("commentId","userId")
);

-- CreateIndex
CREATE INDEX "comment_likes_photoId_userId_idx" ON "comment_likes"("photoId", "userId");

-- CreateIndex
CREATE INDEX "comment_likes_userId_idx" ON "comment_likes"("userId");

-- AddForeignKey
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "photos"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION public.forget_comment_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM notifications n USING gone g
  WHERE n."targetId" = g."photoId"::text AND n."actorId" = g."userId" AND n.type = 'comment-like'
    AND NOT EXISTS (SELECT 1 FROM comment_likes l JOIN comments c ON c.id = l."commentId"
      WHERE l."photoId" = g."photoId" AND l."userId" = g."userId" AND c."userId" = n."userId");
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION public.reaches(circle "Reach", owner uuid, actor uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT owner = actor OR circle = 'everyone' OR (circle = 'followers'
    AND EXISTS (SELECT 1 FROM follows f WHERE f."followerId" = actor AND f."followingId" = owner AND f.status = 'accepted'))
$function$;

CREATE OR REPLACE TRIGGER forget_comment_like AFTER DELETE ON public.comment_likes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_comment_like();
