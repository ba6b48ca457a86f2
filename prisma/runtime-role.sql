-- A role for the running app, which may do everything but rewrite what must stay: run it once as the tables' owner, after the
-- first migration (psql "$DIRECT_URL" -f prisma/runtime-role.sql), and again whenever it changes. DATABASE_URL
-- then names windmile_app, DIRECT_URL the owner, who alone migrates and seeds.
DO $$ BEGIN
  CREATE ROLE windmile_app LOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

GRANT USAGE ON SCHEMA public TO windmile_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO windmile_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO windmile_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO windmile_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO windmile_app;

-- Which migrations there were is read at every start, and written by migrations.
REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM windmile_app;

-- The XP ledger is only added to. It goes with its person: by the foreign key, which acts as the owner, and piece by piece
-- for somebody whose days of grace are over.
REVOKE UPDATE ON xp_entries FROM windmile_app;
ALTER TABLE xp_entries ENABLE ROW LEVEL SECURITY;
DROP POLICY IF EXISTS read_ledger ON xp_entries;
DROP POLICY IF EXISTS add_to_ledger ON xp_entries;
DROP POLICY IF EXISTS erase_who_left ON xp_entries;
CREATE POLICY read_ledger ON xp_entries FOR SELECT TO windmile_app USING (true);
CREATE POLICY add_to_ledger ON xp_entries FOR INSERT TO windmile_app WITH CHECK (true);
CREATE POLICY erase_who_left ON xp_entries FOR DELETE TO windmile_app
  USING (EXISTS (SELECT 1 FROM users u WHERE u.id = "userId" AND u."deleteAfter" <= now()));

-- What moderators decided is only added to. Ids of people who left are taken out, which its trigger watches.
REVOKE UPDATE, DELETE ON moderation_log FROM windmile_app;
GRANT UPDATE ("moderatorId", "targetId") ON moderation_log TO windmile_app;
