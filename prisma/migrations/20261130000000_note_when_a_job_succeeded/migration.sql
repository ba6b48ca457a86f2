-- A job that fails every time runs again and again, so when it last ran says nothing of that. Those there are begin with now.
-- A lease names who holds it: one that passed to somebody else is not given back by whoever had it before.
ALTER TABLE "job_runs" ADD COLUMN "lastSuccess" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP, ADD COLUMN "holder" UUID;
