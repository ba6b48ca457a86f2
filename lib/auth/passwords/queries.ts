import "server-only";
import { pendingPasswordHash } from "@/lib/auth/attempts/queries";
import { row, sql } from "@/lib/core/server/db";

export type Credentials = { userId: string | null; passwordHash: string | null; isSuspended: boolean };

/** What a password for this address is compared with: the account's, else that of a sign-up not verified yet. */
export async function credentialsOf(address: string): Promise<Credentials> {
  const found = await row<{ userId: string; passwordHash: string | null; isSuspended: boolean }>(sql`
    select id as "userId", "passwordHash", "suspendedAt" is not null as "isSuspended" from users
    where email = ${address} or "phoneNumber" = ${address}`);
  const pending = await pendingPasswordHash(address);
  return found ?? { userId: null, passwordHash: pending, isSuspended: false };
}
