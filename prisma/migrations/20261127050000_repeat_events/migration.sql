-- CreateEnum
CREATE TYPE "EventRepeats" AS ENUM ('weekly', 'biweekly', 'monthly');

-- CreateTable
CREATE TABLE "event_series" (
    "id" UUID NOT NULL,
    "repeats" "EventRepeats" NOT NULL,
    "startsOn" DATE NOT NULL,
    "time" TEXT NOT NULL,
    "until" DATE,
    "nextOn" DATE,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_series_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "event_series_nextOn_idx" ON "event_series"("nextOn");

-- AlterTable
ALTER TABLE "community_events" ADD COLUMN     "cancelReason" TEXT,
ADD COLUMN     "isChanged" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "seriesId" UUID,
ADD COLUMN     "slot" DATE;

-- AddForeignKey
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_seriesId_fkey" FOREIGN KEY ("seriesId") REFERENCES "event_series"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
