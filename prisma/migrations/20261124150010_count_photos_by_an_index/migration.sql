-- outside a transaction
-- Days and weeks of deeds are read from the index alone, as before there was a trash.
CREATE INDEX CONCURRENTLY IF NOT EXISTS photos_counted_idx ON photos ("userId", "createdAt") WHERE "putAway" IS DISTINCT FROM 'trash';
