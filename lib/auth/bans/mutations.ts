import "server-only";
import { keyedHash, keyedHashes } from "@/lib/auth/codes/keyed-hash";
import { row, rows, type Sql, sql, type Tx } from "@/lib/core/server/db";

/** How long a suspended person's address can't sign up again after the account is deleted. */
const BARRED_DAYS = 365;

const BARRED = "barred";
const hashOf = (address: string) => keyedHash(BARRED, address);

/** Whether the owner of this address was suspended and then deleted their account. */
export async function isBanned(address: string): Promise<boolean> {
  const found = await row(sql`
    select 1 from banned_addresses where hash = any(${keyedHashes(BARRED, address)}::text[]) and "userId" is null and until > now()`);
  return found !== null;
}

const inAYear = sql`now() + make_interval(days => ${BARRED_DAYS}::int)`;
const hasOpenCase = (userId: Sql) => sql`exists (
  select 1 from reports r where r.status = 'open' and r.snapshot -> 'author' ->> 'id' = ${userId}::text)`;

/**
 * Someone who deletes their account while suspended can't sign up with the same address for a year. For someone with an
 * open case, the address is stored with their id until the case is decided.
 */
export async function banAddresses(tx: Tx, userId: string, addresses: readonly string[]): Promise<void> {
  await tx.$executeRaw(sql`
    insert into banned_addresses (hash, "userId", until)
    select hash, case when u."suspendedAt" is null then u.id end, ${inAYear}
    from users u cross join unnest(${addresses.map(hashOf)}::text[]) hash
    where u.id = ${userId}::uuid and (u."suspendedAt" is not null or ${hasOpenCase(sql`u.id`)})
    on conflict (hash) do update set "userId" = excluded."userId", until = excluded.until`);
}

/** Confirms the pending bans of someone who left and was then suspended. */
export async function confirmBans(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw(sql`
    update banned_addresses set "userId" = null, until = ${inAYear} where "userId" = ${userId}::uuid`);
}

/** Deletes expired bans, and those of people who left and were cleared. */
export async function deleteExpiredBans(): Promise<void> {
  await rows(sql`
    delete from banned_addresses b where b.until < now() or (b."userId" is not null and not ${hasOpenCase(sql`b."userId"`)})`);
}
