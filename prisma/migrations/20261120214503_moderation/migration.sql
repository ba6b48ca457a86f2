-- DropIndex
DROP INDEX "reports_status_createdAt_idx";

-- CreateIndex
CREATE INDEX "reports_status_createdAt_id_idx" ON "reports"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "reports_status_decidedAt_id_idx" ON "reports"("status", "decidedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reports_type_targetId_status_idx" ON "reports"("type", "targetId", "status");
-- ---------------------------------------------------------------- what Prisma has no words for

-- What a moderator did and why can be read, not rewritten.
CREATE FUNCTION moderation_log_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderation log is append-only';
END $$;
CREATE TRIGGER moderation_log_is_final BEFORE UPDATE OR DELETE ON moderation_log
  FOR EACH STATEMENT EXECUTE FUNCTION moderation_log_is_final();

-- What a moderator hid is still its author's to see, and to take away.
CREATE OR REPLACE FUNCTION visible_photos(viewer uuid) RETURNS SETOF photos LANGUAGE sql STABLE AS $$
  SELECT p.* FROM photos p JOIN users u ON u.id = p."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (p."hiddenAt" IS NULL AND (p."showInHome" OR p."showInProfile")
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

CREATE OR REPLACE FUNCTION visible_posts(viewer uuid) RETURNS SETOF posts LANGUAGE sql STABLE AS $$
  SELECT p.* FROM posts p JOIN users u ON u.id = p."userId"
  WHERE u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND (p."userId" = viewer
      OR (p."hiddenAt" IS NULL
        AND ((p.audience = 'everyone' AND NOT u."isPrivate")
          OR (p.audience <> 'only_me' AND EXISTS (SELECT 1 FROM follows f
            WHERE f."followerId" = viewer AND f."followingId" = p."userId" AND f.status = 'accepted')))
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = p."userId")
        AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = p."userId" AND b."blockedId" = viewer)))
$$;

CREATE OR REPLACE FUNCTION visible_comments(viewer uuid) RETURNS SETOF comments LANGUAGE sql STABLE AS $$
  SELECT c.* FROM comments c JOIN users u ON u.id = c."userId"
  WHERE (c."hiddenAt" IS NULL OR c."userId" = viewer) AND u."suspendedAt" IS NULL AND u."deleteAfter" IS NULL
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = viewer AND b."blockedId" = c."userId")
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b."blockerId" = c."userId" AND b."blockedId" = viewer)
$$;
