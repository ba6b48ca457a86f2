-- AlterTable
ALTER TABLE "community_events" ADD COLUMN     "venueId" UUID;

-- AddForeignKey
ALTER TABLE "community_events" ADD CONSTRAINT "community_events_venueId_fkey" FOREIGN KEY ("venueId") REFERENCES "venues"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
