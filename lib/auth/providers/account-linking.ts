import "server-only";
import type { OAuthProvider } from "@/lib/auth/accounts/rules";
import { providerLinkedMessage, providerUnlinkedMessage } from "@/lib/auth/codes/formats";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { sql, transaction } from "@/lib/core/server/db";
import { isUniqueViolation } from "@/lib/core/server/db-errors";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendNotice } from "@/lib/core/server/outbox";
import { isOpenSession, type SessionClaims, type SessionUser } from "@/lib/core/server/session";
import type { LinkRequest } from "./link-request-cookie";
import type { ProviderProfile } from "./rules";

type Owner = { sv: number; email: string | null; phoneNumber: string | null };

/**
 * Links a provider account to this one. The session that asked must still be open, and stays open. Null if it isn't;
 * "taken" if the provider account belongs to someone else, or if another account at this provider is already linked.
 */
export async function linkProvider(
  { userId, sessionId }: LinkRequest,
  { provider, subject, email }: ProviderProfile,
): Promise<SessionClaims | "taken" | null> {
  try {
    const joined = await transaction(async (tx) => {
      const [owner] = await tx.$queryRaw<Owner[]>(sql`
        select u."sessionVersion" as sv, u.email, u."phoneNumber" from users u
        join sessions s on s."userId" = u.id and s.id = ${sessionId}::uuid
        where u.id = ${userId}::uuid and ${isOpenSession}
          and u."suspendedAt" is null and u."deleteAfter" is null for no key update of u`);
      if (!owner) return null;
      const known = await tx.identity.findUnique({ where: { provider_subject: { provider, subject } } });
      if (known && known.userId !== userId) return "taken" as const;
      if (!known) await tx.identity.create({ data: { provider, subject, email, userId } });
      return { owner, isNew: !known };
    });
    if (joined === null || joined === "taken") return joined;
    const { owner, isNew } = joined;
    logger.info({ event: "provider linked", provider, userId }, "provider linked");
    if (isNew) await sendNotice(owner.email ?? owner.phoneNumber, (to) => providerLinkedMessage(to, provider));
    return { sub: userId, sid: sessionId, sv: owner.sv };
  } catch (error) {
    if (isUniqueViolation(error)) return "taken";
    throw error;
  }
}

/** Unlinks a provider account; an account's last login method stays. */
export async function unlinkProvider(user: SessionUser, provider: OAuthProvider, password?: string): Promise<void> {
  await verifyOwner(user, password);
  await transaction(async (tx) => {
    const [owner] = await tx.$queryRaw<{ hasPassword: boolean }[]>(sql`
      select "passwordHash" is not null and coalesce(email, "phoneNumber") is not null as "hasPassword" from users
      where id = ${user.id}::uuid for no key update`);
    const identities = await tx.identity.findMany({ where: { userId: user.id } });
    if (!identities.some((identity) => identity.provider === provider)) throw new AppError("not_found");
    if (!owner?.hasPassword && identities.length === 1) {
      throw new AppError("conflict", { message: "This is your only way to log in. Set a password first" });
    }
    await tx.identity.deleteMany({ where: { userId: user.id, provider } });
  });
  logger.info({ event: "provider unlinked", provider }, "provider unlinked");
  await sendNotice(user.email ?? user.phoneNumber, (to) => providerUnlinkedMessage(to, provider));
}
