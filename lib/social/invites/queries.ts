import "server-only";
import type { Person } from "@/lib/auth/accounts/schema";
import { row, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { keysetPage, TIMESTAMPTZ } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { inviteUrl } from "./formats";
import type { Invite, InviterAnswer } from "./schema";

/** The sender of an invitation; 404 if it has expired, never existed, or isn't for this viewer. */
export async function getInviter(token: string, viewerId: string | null): Promise<InviterAnswer> {
  const inviter = await row<Person>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl" from invites i
    join visible_users(${viewerId}::uuid) u on u.id = i."userId" where i.token = ${token} and i."expiresAt" > now()`);
  if (!inviter) throw new AppError("not_found");
  return { inviter };
}

type InviteRow = { id: string; createdAt: Date; expiresAt: Date };

/** The user's active invitations, newest first. */
export function listInvites(userId: string, origin: string, query: PageQuery): Promise<Page<Invite>> {
  return keysetPage<InviteRow, Invite>(
    {
      list: "invites",
      direction: "desc",
      keys: [
        [sql`i."createdAt"`, TIMESTAMPTZ, ({ createdAt }) => createdAt],
        [sql`i.token`, sql`text`, ({ id }) => id],
      ],
    },
    query,
    ({ afterCursor, orderBy }) => sql`
      select i.token as id, i."createdAt", i."expiresAt" from invites i
      where i."userId" = ${userId}::uuid and i."expiresAt" > now() ${afterCursor} ${orderBy}`,
    ({ id, createdAt, expiresAt }) => ({
      id,
      url: inviteUrl(origin, id),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }),
  );
}
