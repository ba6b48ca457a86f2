-- AlterTable
ALTER TABLE "notification_mails" ADD COLUMN     "leasedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "job_attempts" (
    "job" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_attempts_pkey" PRIMARY KEY ("job","subject")
);

-- CreateIndex
CREATE INDEX "community_events_hostId_idx" ON "community_events"("hostId");

-- CreateIndex
CREATE INDEX "drafts_taggedUserIds_idx" ON "drafts" USING GIN ("taggedUserIds");

-- CreateIndex
CREATE INDEX "groups_creatorId_idx" ON "groups"("creatorId");

-- CreateIndex
CREATE INDEX "moderation_log_moderatorId_idx" ON "moderation_log"("moderatorId");

-- CreateIndex
CREATE INDEX "notification_mails_targetId_idx" ON "notification_mails"("targetId");

-- CreateIndex
CREATE INDEX "reports_decidedBy_idx" ON "reports"("decidedBy");

-- CreateIndex
CREATE INDEX "suggestion_feedback_targetId_idx" ON "suggestion_feedback"("targetId");

-- CreateIndex
CREATE INDEX "verification_codes_userId_idx" ON "verification_codes"("userId");

-- ---------------------------------------------------------------- what Prisma has no words for

-- Whom a report shows: found when that person leaves.
CREATE INDEX reports_author_idx ON reports ((snapshot -> 'author' ->> 'id'));
