-- outside a transaction
-- Whether one follows another is one descent, and never a walk through all who follow somebody known: the key has no state, so
-- the planner took the list of followers, which has it, for the shorter way.
CREATE INDEX CONCURRENTLY IF NOT EXISTS follows_state_idx ON follows ("followerId", "followingId", status);
