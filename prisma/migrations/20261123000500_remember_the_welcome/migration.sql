-- Whoever is a member already is no newcomer.
ALTER TABLE "users" ADD COLUMN "isWelcomed" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "users" ALTER COLUMN "isWelcomed" SET DEFAULT false;
