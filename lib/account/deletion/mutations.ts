import "server-only";
import { banAddresses } from "@/lib/auth/bans/mutations";
import { message, type Text } from "@/lib/auth/codes/formats";
import { verifyOwner } from "@/lib/auth/passwords/reauthentication";
import { endSessions } from "@/lib/auth/sessions/mutations";
import { endHosting } from "@/lib/community/hosts/handover";
import { deadlineIn } from "@/lib/core/server/batches";
import { rows, sql, type Tx, transaction } from "@/lib/core/server/db";
import { logger } from "@/lib/core/server/logger";
import { sendNotice } from "@/lib/core/server/outbox";
import { removeMessagesTo } from "@/lib/core/server/outbox-messages";
import type { SessionUser } from "@/lib/core/server/session";
import { formatDay } from "@/lib/core/shared/format";
import { resetSharedFeed } from "@/lib/feed/home/shared-feed";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { anonymizeTraces } from "./anonymize";
import { eraseInBatches, eraseReplays } from "./batches";
import { removeFromCounters } from "./counters";
import { lockForDeletion } from "./deletion-locks";
import { GRACE_DAYS } from "./rules";
import type { DeleteAccount, DeletionAnswer } from "./schema";

function leavingMessage(to: string, deleteAfter: Date): Text {
  const day = formatDay(deleteAfter);
  return message(
    to,
    "Your Windmile account will be deleted",
    `No one can see your Windmile account anymore, and on ${day} it will be permanently deleted.\n\nChanged your mind? Log in before then and choose “Keep my account”. If you didn't request this, log in now, choose “Keep my account”, and set a new password.`,
  );
}

function deletedMessage(to: string): Text {
  return message(
    to,
    "Your Windmile account was deleted",
    "Your Windmile account and everything in it were deleted.\n\nThanks for being part of Windmile.",
  );
}

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
  await sendNotice(user.email ?? user.phoneNumber, (to) => leavingMessage(to, deleteAfter));
  return { deleteAfter: deleteAfter.toISOString() };
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
  await sendNotice(addresses[0] ?? null, deletedMessage);
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
