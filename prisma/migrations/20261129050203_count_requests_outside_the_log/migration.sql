-- Counts of the last minutes and hours: nothing to bring back after a crash, and no reason to wait for a disk (decision 0168). The
-- table is copied under a lock, half a second for 200,000 rows; requests that are counted wait for it.
ALTER TABLE "rate_limits" SET UNLOGGED;
