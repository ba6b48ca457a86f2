-- outside a transaction
-- Where a person took photos, without reading the photos.
CREATE INDEX CONCURRENTLY IF NOT EXISTS photos_at_places_idx ON photos ("userId", "venueId", "createdAt")
  WHERE "venueId" IS NOT NULL AND "putAway" IS DISTINCT FROM 'trash'::"PutAway";
