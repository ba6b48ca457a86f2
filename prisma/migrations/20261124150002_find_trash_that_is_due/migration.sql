-- outside a transaction
-- What of the trash is due.
CREATE INDEX CONCURRENTLY IF NOT EXISTS photos_trash_idx ON photos ("putAwayAt") WHERE "putAway" = 'trash';
