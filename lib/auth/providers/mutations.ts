import "server-only";
import { isBanned } from "@/lib/auth/bans/mutations";
import { providerAddedMessage } from "@/lib/auth/codes/formats";
import type { LeavingAccount } from "@/lib/auth/restores/restore-cookie";
import { notifyNewDevice, openSession } from "@/lib/auth/sessions/mutations";
import type { RequestDevice } from "@/lib/auth/sessions/request-device";
import { type Tx, transaction } from "@/lib/core/server/db";
import { isUniqueViolation } from "@/lib/core/server/db-errors";
import { AppError } from "@/lib/core/server/errors";
import { logger } from "@/lib/core/server/logger";
import { sendNotice } from "@/lib/core/server/outbox";
import type { SessionClaims } from "@/lib/core/server/session";
import type { PendingLink } from "./link-cookie";
import { decideLink, ownEmail, type ProviderProfile } from "./rules";

export { unlinkProvider } from "./account-linking";

export type ProviderSignIn =
  | { claims: SessionClaims; linkedTo?: string }
  | { needsPassword: true }
  | { leaving: LeavingAccount }
  | { suspendedId: string };

/** Signs in the person a provider identifies. A new person gets an account without a verification code. */
export async function signInWithProvider(profile: ProviderProfile, visit: RequestDevice): Promise<ProviderSignIn> {
  const entered = await attempt(profile, visit).catch((error: unknown) => {
    // Of two simultaneous first logins, the second finds the account that the first created.
    if (isUniqueViolation(error)) return attempt(profile, visit);
    throw error;
  });
  if ("claims" in entered) {
    logger.info({ event: "signed in", provider: profile.provider, userId: entered.claims.sub }, "signed in");
    await notifyNewDevice(entered.claims, visit);
    await sendNotice(entered.linkedTo ?? null, (to) => providerAddedMessage(to, profile.provider));
  }
  return entered;
}

async function attempt(profile: ProviderProfile, visit: RequestDevice): Promise<ProviderSignIn> {
  const { provider, subject, email } = profile;
  const barred = email !== null && (await isBanned(email));
  return transaction(async (tx) => {
    const select = {
      id: true,
      sessionVersion: true,
      suspendedAt: true,
      deleteAfter: true,
      twoFactor: { select: { confirmedAt: true } },
    };
    const identity = await tx.identity.findUnique({
      where: { provider_subject: { provider, subject } },
      select: { user: { select } },
    });
    const owner = identity?.user ?? (email ? await tx.user.findUnique({ where: { email }, select }) : null);
    if (identity && owner?.suspendedAt) return { suspendedId: owner.id };
    if (owner?.suspendedAt || (!owner && barred)) throw new AppError("suspended");
    const { deleteAfter, sessionVersion = 0 } = owner ?? {};
    if (identity && deleteAfter) return { leaving: { userId: identity.user.id, deleteAfter, sessionVersion } };
    if (identity) return { claims: await openSession(tx, identity.user.id, visit, { provider }) };
    // Access to the mailbox doesn't prove the second factor, so the person has to log in with the password.
    const decision = owner?.twoFactor?.confirmedAt ? "ask-for-password" : decideLink(profile, owner !== null);
    if (decision === "ask-for-password") return { needsPassword: true };
    const userId = owner?.id ?? (await createMember(tx, profile));
    if (deleteAfter) return { leaving: { userId, deleteAfter, sessionVersion } };
    await tx.identity.create({ data: { provider, subject, email, userId } });
    const claims = await openSession(tx, userId, visit, { provider });
    return owner && email ? { claims, linkedTo: email } : { claims };
  });
}

async function createMember(tx: Tx, profile: ProviderProfile): Promise<string> {
  const { firstName, lastName } = profile;
  const email = ownEmail(profile);
  const { id } = await tx.user.create({ data: { firstName, lastName, email }, select: { id: true } });
  if (email) await tx.signupAttempt.deleteMany({ where: { destination: email } }); // Those attempts belong to someone else.
  return id;
}

/** After the owner has proven their password, links the pending provider account with the same email address. */
export async function linkPendingProvider(
  tx: Tx,
  userId: string,
  { provider, subject, email }: PendingLink,
): Promise<void> {
  const owner = await tx.user.findFirst({ where: { id: userId, email }, select: { id: true } });
  const data = [{ provider, subject, email, userId }];
  if (owner) await tx.identity.createMany({ data, skipDuplicates: true });
}
