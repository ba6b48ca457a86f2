-- Signed calendar links include this number, so that a person can replace theirs.
ALTER TABLE "users" ADD COLUMN "calendarVersion" INTEGER NOT NULL DEFAULT 1;
