-- When one person blocks another, they lose the notifications about each other.
CREATE OR REPLACE FUNCTION delete_notifications_between() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications n USING made b
  WHERE (n."actorId" = b."blockerId" AND n."userId" = b."blockedId") OR (n."actorId" = b."blockedId" AND n."userId" = b."blockerId");
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER delete_notifications AFTER INSERT ON blocks REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications_between();
