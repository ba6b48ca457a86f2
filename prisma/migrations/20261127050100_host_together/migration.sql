-- AlterTable
ALTER TABLE "community_event_members" ADD COLUMN     "arrivedAt" TIMESTAMPTZ(3),
ADD COLUMN     "isCohost" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "community_events" ADD COLUMN     "arrivals" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "thanks" TEXT;
