ALTER TABLE "community_events" VALIDATE CONSTRAINT "community_events_seriesId_fkey";
