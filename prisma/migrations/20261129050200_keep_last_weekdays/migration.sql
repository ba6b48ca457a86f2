-- AlterTable
ALTER TABLE "event_series" ADD COLUMN "isLast" BOOLEAN NOT NULL DEFAULT false;
