-- AlterTable
ALTER TABLE "users" ADD COLUMN     "openToMatches" BOOLEAN NOT NULL DEFAULT false;

-- The sample people of a demo city are there to be met.
UPDATE "users" SET "openToMatches" = true WHERE "isSample";
