import "server-only";
import { ATTEMPT_HOURS } from "@/lib/auth/codes/rules";
import { deleteInBatches } from "@/lib/core/server/batches";
import { sql } from "@/lib/core/server/db";
import { keysExpireBefore } from "@/lib/core/server/idempotency";
import { deleteOldMessages } from "@/lib/core/server/outbox-messages";

/**
 * Deletes what has expired: unverified sign-ups, codes, ended sessions, idempotency keys, stored messages, and spent
 * rate limits.
 */
export async function purgeExpired(): Promise<void> {
  const isPast = sql`"createdAt" < now() - make_interval(hours => ${ATTEMPT_HOURS}::int)`;
  await deleteInBatches(sql`signup_attempts`, isPast);
  await deleteInBatches(sql`verification_codes`, isPast);
  await deleteInBatches(sql`sessions`, sql`"expiresAt" < now() or "revokedAt" < now() - interval '30 days'`);
  await deleteInBatches(sql`invites`, sql`"expiresAt" < now()`);
  await deleteInBatches(sql`idempotency_keys`, sql`"createdAt" < ${keysExpireBefore}`);
  await deleteOldMessages();
  await deleteInBatches(sql`rate_limits`, sql`expire < extract(epoch from now()) * 1000`);
}
