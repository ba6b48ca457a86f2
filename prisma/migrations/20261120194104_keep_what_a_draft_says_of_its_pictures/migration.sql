-- AlterTable
ALTER TABLE "drafts" ADD COLUMN     "activityType" TEXT NOT NULL DEFAULT 'experience',
ADD COLUMN     "altTexts" JSONB NOT NULL DEFAULT '[]';
