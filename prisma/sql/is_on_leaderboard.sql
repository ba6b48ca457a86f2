-- Whether a person is counted on leaderboards.
CREATE OR REPLACE FUNCTION is_on_leaderboard(person users) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT person."showOnLeaderboard" AND person."suspendedAt" IS NULL AND person."deleteAfter" IS NULL
$$;
