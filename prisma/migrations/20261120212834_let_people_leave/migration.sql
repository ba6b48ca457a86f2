-- DropForeignKey
ALTER TABLE "reports" DROP CONSTRAINT "reports_reporterId_fkey";

-- AlterTable
ALTER TABLE "account_exports" DROP COLUMN "file",
ADD COLUMN     "contents" BYTEA,
ADD COLUMN     "startedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "audience" "Audience" NOT NULL DEFAULT 'everyone';

-- AlterTable
ALTER TABLE "reports" ALTER COLUMN "reporterId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "checkInsPrivate" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "postAudience" "Audience" NOT NULL DEFAULT 'everyone';

-- CreateTable
CREATE TABLE "notification_mails" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "groupKey" TEXT NOT NULL,
    "actorId" UUID,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notification_mails_createdAt_idx" ON "notification_mails"("createdAt");

-- CreateIndex
CREATE INDEX "notification_mails_actorId_idx" ON "notification_mails"("actorId");

-- CreateIndex
CREATE UNIQUE INDEX "notification_mails_userId_groupKey_actorId_key" ON "notification_mails"("userId", "groupKey", "actorId");

-- CreateIndex
CREATE INDEX "account_exports_createdAt_idx" ON "account_exports"("createdAt");

-- CreateIndex
CREATE INDEX "users_deleteAfter_idx" ON "users"("deleteAfter");

-- AddForeignKey
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Somebody who is leaving is gone for everybody at once, while the days of grace run.
CREATE OR REPLACE FUNCTION visible_users(viewer uuid) RETURNS SETOF users LANGUAGE sql STABLE AS $$
  SELECT u.* FROM users u
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = u.id)
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = u.id AND b."blockedId" = viewer)
$$;

CREATE OR REPLACE FUNCTION visible_photos(viewer uuid) RETURNS SETOF photos LANGUAGE sql STABLE AS $$
  SELECT p.* FROM photos p JOIN users u ON u.id = p."userId"
  WHERE p."hiddenAt" IS NULL AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR ((p."showInHome" OR p."showInProfile")
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

-- Shared posts have audiences as photos do.
CREATE OR REPLACE FUNCTION visible_posts(viewer uuid) RETURNS SETOF posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM posts p JOIN users u ON u.id = p."userId"
  WHERE p."hiddenAt" IS NULL AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

CREATE OR REPLACE FUNCTION visible_comments(viewer uuid) RETURNS SETOF comments LANGUAGE sql STABLE AS $$
  SELECT c.* FROM comments c JOIN users u ON u.id = c."userId"
  WHERE c."hiddenAt" IS NULL AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = c."userId")
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = c."userId" AND b."blockedId" = viewer)
$$;
