import "server-only";
import { banAddresses } from "@/lib/auth/bans/mutations";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { endSessions } from "@/lib/auth/sessions/mutations";
import { endHosting } from "@/lib/community/hosts/handover";
import { deadlineIn } from "@/lib/core/server/batches";
import { rows, sql, type Tx, transaction } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { type Message, sendMessage } from "@/lib/core/server/outbox";
import { removeMessagesTo } from "@/lib/core/server/outbox-messages";
import type { SessionUser } from "@/lib/core/server/session";
import { resetSharedFeed } from "@/lib/feed/home/shared-feed";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { anonymizeTraces } from "./anonymize";
import { eraseInBatches, eraseReplays } from "./batches";
import { removeFromCounters } from "./counters";
import { lockForDeletion } from "./deletion-locks";
import { deletedMessage, leavingMessage } from "./formats";
import { GRACE_DAYS } from "./rules";
import type { DeleteAccount, DeletionAnswer } from "./schema";

/** How long the request waits for the deletion; anything longer continues after the response. */
const REQUEST_MS = 3000;

/** Deletes the user's account: right away, or after a grace period in which it is hidden and can be restored. */
export async function deleteAccount(
  user: SessionUser,
  { password, grace, hosts }: DeleteAccount,
): Promise<DeletionAnswer> {
  await verifyOwner(user, password);
  const days = grace === "now" ? 0 : GRACE_DAYS;
  // From this commit on, the account is hidden. With `grace` "now" it is already due, and a restore is refused.
  const deleteAfter = await transaction(async (tx) => {
    await endHosting(tx, user.id, hosts);
    await tx.$queryRaw(sql`select 1 from users where id = ${user.id}::uuid for no key update`);
    await endHosting(tx, user.id, hosts); // Events that another departing host handed to them in the meantime.
    const [chosen] = await tx.$queryRaw<{ deleteAfter: Date }[]>(sql`
      update users set "deleteAfter" = now() + make_interval(days => ${days}::int)
      where id = ${user.id}::uuid returning "deleteAfter"`);
    await endSessions(tx, user.id, null);
    return chosen?.deleteAfter ?? new Date();
  });
  resetSharedFeed();
  if (grace === "now") {
    await deleteForGood(user.id, deadlineIn(REQUEST_MS)).catch((error: unknown) =>
      logger.warn({ error, userId: user.id }, "account deletion postponed to the next run"),
    );
    return { deleteAfter: null };
  }
  logger.info({ event: "account deletion scheduled" }, "account deletion scheduled");
  const to = user.email ?? user.phoneNumber;
  if (to) await sendNotice({ to, ...leavingMessage(to, deleteAfter) });
  return { deleteAfter: deleteAfter.toISOString() };
}

/** The deletion is final whether or not its message arrives. */
async function sendNotice(message: Message): Promise<void> {
  await sendMessage(message).catch((error: unknown) => logger.warn({ error }, "could not send deletion notice"));
}

/**
 * Deletes an account that is due and every trace of it: large amounts of rows in batches, the rest in one transaction
 * with the user's row, then photos and stored messages. Returns false when the deadline came first; another run
 * continues.
 */
export async function deleteForGood(userId: string, deadline: number): Promise<boolean> {
  const [due] = await rows<{ id: string }>(sql`
    select id from users where id = ${userId}::uuid and "deleteAfter" <= now()`);
  if (!due) return true; // Restored in the meantime, or already deleted.
  await transaction((tx) => endHosting(tx, userId)); // for accounts that left before this was done right away
  if (!(await eraseInBatches(userId, deadline))) return false;
  await eraseReplays(userId);
  const addresses = await transaction((tx) => erase(tx, userId));
  if (!addresses) return true;
  resetSharedFeed();
  logger.info({ event: "account deleted", userId }, "account deleted");
  const [to] = addresses;
  if (to) await sendNotice({ to, ...deletedMessage(to) });
  await removeMessagesTo(addresses);
  await removeDeletedMedia({ deadline }).catch((error: unknown) =>
    logger.warn({ error }, "photo deletion postponed to the next run"),
  );
  return true;
}

/** Deletes the user's row and returns the account's addresses; null when it isn't due or is already deleted. */
async function erase(tx: Tx, userId: string): Promise<string[] | null> {
  await lockForDeletion(tx, userId);
  const [who] = await tx.$queryRaw<{ email: string | null; phoneNumber: string | null }[]>(sql`
    select email, "phoneNumber" from users
    where id = ${userId}::uuid and "deleteAfter" <= now()`);
  if (!who) return null;
  const addresses = [who.email, who.phoneNumber].filter((address) => address !== null);
  await banAddresses(tx, userId, addresses);
  await removeFromCounters(tx, userId);
  await anonymizeTraces(tx, userId, addresses);
  await tx.user.deleteMany({ where: { id: userId } });
  return addresses;
}
