-- outside a transaction
-- How many answers a post on a board has, without those of people one doesn't see, is counted in the index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS group_posts_answers_idx ON group_posts ("parentId", "userId") WHERE "hiddenAt" IS NULL;
