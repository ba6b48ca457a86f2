CREATE OR REPLACE FUNCTION stands_on_board(person users) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT person."showOnLeaderboard" AND person."suspendedAt" IS NULL AND person."deleteAfter" IS NULL
$$;
