ALTER TABLE "community_events" VALIDATE CONSTRAINT "community_events_venueId_fkey";
