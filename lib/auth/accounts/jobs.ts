import "server-only";
import { ATTEMPT_HOURS } from "@/lib/auth/codes/rules";
import { rows, sql } from "@/lib/core/server/db";

/** Forgets what has run out: sign-ups nobody verified, codes, ended sessions, idempotency keys, spent limits. */
export async function purgeExpired(): Promise<void> {
  await rows(
    sql`delete from signup_attempts where "createdAt" < now() - make_interval(hours => ${ATTEMPT_HOURS}::int)`,
  );
  await rows(
    sql`delete from verification_codes where "createdAt" < now() - make_interval(hours => ${ATTEMPT_HOURS}::int)`,
  );
  await rows(sql`delete from sessions where "expiresAt" < now() or "revokedAt" < now() - interval '30 days'`);
  await rows(sql`delete from idempotency_keys where "createdAt" < now() - interval '24 hours'`);
  await rows(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
}
