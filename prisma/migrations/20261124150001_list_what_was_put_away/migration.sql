-- outside a transaction
-- What one put away, in the order of its posts.
CREATE INDEX CONCURRENTLY IF NOT EXISTS photos_put_away_idx ON photos ("userId", "putAway", "createdAt" DESC, id DESC) WHERE "putAway" IS NOT NULL;
