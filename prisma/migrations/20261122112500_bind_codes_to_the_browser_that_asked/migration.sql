-- AlterTable
ALTER TABLE "verification_codes" ADD COLUMN     "ownTries" INTEGER NOT NULL DEFAULT 0;
