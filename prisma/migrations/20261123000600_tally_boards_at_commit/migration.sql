-- Everybody who earns the same XP moves the same rows of the tallies. Written at the end of the transaction, these are locked
-- for the commit alone, and not while achievements are looked up and the answer is put together.
DROP TRIGGER IF EXISTS tally_xp_weeks ON xp_weeks;
CREATE CONSTRAINT TRIGGER tally_xp_weeks AFTER INSERT OR DELETE OR UPDATE ON xp_weeks
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tally_xp_weeks();

DROP TRIGGER IF EXISTS tally_users ON users;
CREATE CONSTRAINT TRIGGER tally_users AFTER INSERT OR DELETE OR UPDATE OF "ledgerXp", "showOnLeaderboard", "suspendedAt", "deleteAfter"
  ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tally_users();
