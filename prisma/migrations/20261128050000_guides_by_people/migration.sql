-- CreateEnum
CREATE TYPE "GuidePlaceType" AS ENUM ('venue', 'gem');

-- CreateTable
CREATE TABLE "member_guides" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "coverImage" TEXT,
    "audience" "Audience" NOT NULL DEFAULT 'everyone',
    "followersCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hiddenAt" TIMESTAMPTZ(3),

    CONSTRAINT "member_guides_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_guide_places" (
    "guideId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "type" "GuidePlaceType" NOT NULL,
    "targetId" UUID NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "member_guide_places_pkey" PRIMARY KEY ("guideId","position")
);

-- CreateTable
CREATE TABLE "member_guide_follows" (
    "guideId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_guide_follows_pkey" PRIMARY KEY ("guideId","userId")
);

-- CreateIndex
CREATE INDEX "member_guides_createdAt_id_idx" ON "member_guides"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "member_guides_userId_createdAt_id_idx" ON "member_guides"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "member_guides_followed_idx" ON "member_guides"("followersCount" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "member_guide_places_guideId_targetId_key" ON "member_guide_places"("guideId", "targetId");

-- CreateIndex
CREATE INDEX "member_guide_follows_userId_createdAt_guideId_idx" ON "member_guide_follows"("userId", "createdAt" DESC, "guideId" DESC);

-- AddForeignKey
ALTER TABLE "member_guides" ADD CONSTRAINT "member_guides_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_guide_places" ADD CONSTRAINT "member_guide_places_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "member_guides"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_guide_follows" ADD CONSTRAINT "member_guide_follows_guideId_fkey" FOREIGN KEY ("guideId") REFERENCES "member_guides"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_guide_follows" ADD CONSTRAINT "member_guide_follows_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE OR REPLACE FUNCTION public.visible_member_guides(viewer uuid)
 RETURNS SETOF member_guides
 LANGUAGE sql
 STABLE
AS $function$
  SELECT g.* FROM member_guides g JOIN users u ON u.id = g."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (g."userId" = viewer
      OR (g."hiddenAt" IS NULL
        AND ((g.audience = 'everyone' AND NOT u."isPrivate")
          OR (g.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = g."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = g."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = g."userId" AND b."blockedId" = viewer)))
$function$;

CREATE OR REPLACE TRIGGER forget_follow AFTER DELETE ON public.member_guide_follows REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('guide-followed', 'guideId', 'userId', '');

CREATE OR REPLACE TRIGGER forget_thing AFTER DELETE ON public.member_guides REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_notifications('', 'id', '', '');
