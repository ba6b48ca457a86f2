import "server-only";
import { randomBytes } from "node:crypto";
import { sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { requireQuota } from "@/lib/core/server/quotas";
import { follow } from "@/lib/social/follows/mutations";
import { inviteUrl } from "./formats";
import { getInviter } from "./queries";
import { INVITE_DAYS } from "./rules";

/** A personal link with this request's host. */
export async function createInvite(userId: string, origin: string): Promise<{ url: string }> {
  const token = randomBytes(16).toString("base64url");
  await transaction(async (tx) => {
    const open = sql`from invites where "userId" = ${userId}::uuid and "expiresAt" > now()`;
    await requireQuota(tx, userId, "invites", open);
    await tx.$executeRaw(sql`
      insert into invites (token, "userId", "expiresAt")
      values (${token}, ${userId}::uuid, now() + make_interval(days => ${INVITE_DAYS}::int))`);
  });
  return { url: inviteUrl(origin, token) };
}

/** Follows the sender of the invitation. An expired invitation doesn't fail the sign-up. */
export async function followInviter(userId: string, inviteToken: string): Promise<void> {
  try {
    const { inviter } = await getInviter(inviteToken, userId);
    await follow(userId, inviter.id, true);
  } catch (error) {
    logger.info({ error }, "could not follow the inviter");
  }
}

/** Makes the link invalid. Other people's invitations can't be found here. */
export async function revokeInvite(userId: string, token: string): Promise<void> {
  const { count } = await transaction((tx) => tx.invite.deleteMany({ where: { token, userId } }));
  if (count === 0) throw new AppError("not_found");
}
