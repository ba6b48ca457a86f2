-- Updates a challenge's participant count, including when a participant's account is deleted.
CREATE OR REPLACE FUNCTION count_challenge_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE challenges SET participants = participants + 1 WHERE id = NEW."challengeId";
  ELSE
    UPDATE challenges SET participants = participants - 1 WHERE id = OLD."challengeId";
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_challenge_members AFTER INSERT OR DELETE ON challenge_members
  FOR EACH ROW EXECUTE FUNCTION count_challenge_members();
