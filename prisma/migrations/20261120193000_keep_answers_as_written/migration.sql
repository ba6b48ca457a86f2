-- A replay answers the first result byte for byte; jsonb would reorder its keys.
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE JSON;
