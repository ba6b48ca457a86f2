import "server-only";
import { ATTEMPT_HOURS } from "@/lib/auth/codes/rules";
import { row, sql } from "@/lib/core/server/db";
import type { SignUpCookie } from "./sign-up-cookie";

type Attempt = { id: string; destination: string };

/** The newest sign-up of an address: this browser's own before anyone else's. */
export function ownAttempt(destinations: string[], signUps: SignUpCookie): Promise<Attempt | null> {
  return row<Attempt>(sql`
    select id, destination from signup_attempts
    where destination = any(${destinations}::text[]) and "createdAt" > now() - make_interval(hours => ${ATTEMPT_HOURS}::int)
    order by id = any(${signUps.attempts}::uuid[]) desc, "createdAt" desc, id desc limit 1`);
}

export async function hasStartedOneOf(destinations: string[], signUps: SignUpCookie): Promise<boolean> {
  const found = await row(sql`
    select 1 from signup_attempts
    where id = any(${signUps.attempts}::uuid[]) and destination = any(${destinations}::text[])`);
  return found !== null;
}

/** The password hash of the newest unverified sign-up of an address. */
export async function pendingPasswordHash(destination: string): Promise<string | null> {
  const found = await row<{ passwordHash: string }>(sql`
    select "passwordHash" from signup_attempts
    where destination = ${destination} and "createdAt" > now() - make_interval(hours => ${ATTEMPT_HOURS}::int)
    order by "createdAt" desc, id desc limit 1`);
  return found?.passwordHash ?? null;
}
