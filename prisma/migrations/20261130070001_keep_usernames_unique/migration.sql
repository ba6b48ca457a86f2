-- outside a transaction
-- One person a username; a username finds its person.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "users_username_key" ON "users"("username") WHERE username <> '';
