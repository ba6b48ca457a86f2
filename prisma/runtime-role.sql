-- Creates a role for the running app that can do everything except change records that must be permanent. Run it as the
-- tables' owner after the first migration (psql "$DIRECT_URL" -f prisma/runtime-role.sql), and again whenever it
-- changes. DATABASE_URL then uses windmile_app, and DIRECT_URL the owner, which runs migrations and the seed.
DO $$ BEGIN
  CREATE ROLE windmile_app LOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

GRANT USAGE ON SCHEMA public TO windmile_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO windmile_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO windmile_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO windmile_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO windmile_app;

-- The app reads the list of migrations at every start. Only migrations write it.
REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM windmile_app;

-- The XP ledger is append-only. A person's entries are deleted with their account: by the foreign key, which acts as the
-- owner, or in batches once the grace period is over.
REVOKE UPDATE ON xp_entries FROM windmile_app;
ALTER TABLE xp_entries ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS read_ledger ON xp_entries;
DROP POLICY IF EXISTS add_to_ledger ON xp_entries;
DROP POLICY IF EXISTS delete_closed_accounts ON xp_entries;
CREATE POLICY read_ledger ON xp_entries FOR SELECT TO windmile_app USING (true);
CREATE POLICY add_to_ledger ON xp_entries FOR INSERT TO windmile_app WITH CHECK (true);
CREATE POLICY delete_closed_accounts ON xp_entries FOR DELETE TO windmile_app
  USING (EXISTS (SELECT 1 FROM users u WHERE u.id = "userId" AND u."deleteAfter" <= now()));

-- The moderation log is append-only, except that ids of deleted accounts are removed. Its trigger allows nothing else.
REVOKE UPDATE, DELETE ON moderation_log FROM windmile_app;
GRANT UPDATE ("moderatorId", "targetId") ON moderation_log TO windmile_app;
