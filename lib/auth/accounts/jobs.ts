import "server-only";
import { ATTEMPT_HOURS } from "@/lib/auth/codes/rules";
import { sql } from "@/lib/core/server/db";
import { deleteInPieces } from "@/lib/core/server/pieces";

/** Forgets what has run out: sign-ups nobody verified, codes, ended sessions, idempotency keys, spent limits. */
export async function purgeExpired(): Promise<void> {
  const isPast = sql`"createdAt" < now() - make_interval(hours => ${ATTEMPT_HOURS}::int)`;
  await deleteInPieces(sql`signup_attempts`, isPast);
  await deleteInPieces(sql`verification_codes`, isPast);
  await deleteInPieces(sql`sessions`, sql`"expiresAt" < now() or "revokedAt" < now() - interval '30 days'`);
  await deleteInPieces(sql`invites`, sql`"expiresAt" < now()`);
  await deleteInPieces(sql`idempotency_keys`, sql`"createdAt" < now() - interval '24 hours'`);
  await deleteInPieces(sql`rate_limits`, sql`expire < extract(epoch from now()) * 1000`);
}
