import "server-only";
import { pendingPasswordHash } from "@/lib/auth/attempts/queries";
import { row, sql } from "@/lib/core/server/db";

export type Credentials = {
  userId: string | null;
  passwordHash: string | null;
  /** Of the newest sign-up nobody verified: there may be one for a taken address as well. */
  pendingHash: string | null;
  isSuspended: boolean;
};

/** What a password for this address is compared with. */
export async function credentialsOf(address: string): Promise<Credentials> {
  const found = await row<{ userId: string; passwordHash: string | null; isSuspended: boolean }>(sql`
    select id as "userId", "passwordHash", "suspendedAt" is not null as "isSuspended" from users
    where email = ${address} or "phoneNumber" = ${address}`);
  const pendingHash = await pendingPasswordHash(address);
  return { userId: null, passwordHash: null, isSuspended: false, ...found, pendingHash };
}
