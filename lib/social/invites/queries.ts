import "server-only";
import type { Person } from "@/lib/auth/accounts/schema";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import type { InviterAnswer } from "./schema";

/** Whose invitation it is; 404 when it has expired, was never made, or is not for this viewer. */
export async function getInviter(token: string, viewerId: string | null): Promise<InviterAnswer> {
  const inviter = await row<Person>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl" from invites i
    join visible_users(${viewerId}::uuid) u on u.id = i."userId" where i.token = ${token} and i."expiresAt" > now()`);
  if (!inviter) throw new AppError("not_found");
  return { inviter };
}
