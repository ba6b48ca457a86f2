import "server-only";
import { PASSWORD_MIN } from "@/lib/auth/accounts/rules";
import { pendingPasswordHash } from "@/lib/auth/attempts/queries";
import { row, sql } from "@/lib/core/server/db";

export type Credentials = {
  userId: string | null;
  passwordHash: string | null;
  /** From the newest unverified sign-up, which may exist for a taken address too. */
  pendingHash: string | null;
  isSuspended: boolean;
};

/** The hashes that a password for this address is compared with. */
export async function credentialsOf(address: string): Promise<Credentials> {
  const found = await row<{ userId: string; passwordHash: string | null; isSuspended: boolean }>(sql`
    select id as "userId", "passwordHash", "suspendedAt" is not null as "isSuspended" from users
    where email = ${address} or "phoneNumber" = ${address}`);
  const pendingHash = await pendingPasswordHash(address);
  return { userId: null, passwordHash: null, isSuspended: false, ...found, pendingHash };
}

/** OWASP ASVS 5.0, 6.2.4: at least the top 3,000 that match the application's own rule. */
const COUNT = 3000;

/** The most common passwords in lowercase. The dictionary is loaded on first use. */
export async function listCommonPasswords(): Promise<string[]> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const long = dictionary["passwords-common"].map(String).filter(({ length }) => length >= PASSWORD_MIN);
  return long.slice(0, COUNT);
}
