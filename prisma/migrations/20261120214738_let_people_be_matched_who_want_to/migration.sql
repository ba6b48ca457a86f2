-- AlterTable
ALTER TABLE "users" ADD COLUMN     "openToMatches" BOOLEAN NOT NULL DEFAULT false;
