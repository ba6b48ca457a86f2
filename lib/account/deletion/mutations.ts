import "server-only";
import { proveOwner } from "@/lib/auth/passwords/proof";
import { endSessions } from "@/lib/auth/sessions/mutations";
import { sql, type Tx, transaction } from "@/lib/core/server/db";
import { removeMessagesTo } from "@/lib/core/server/kept-messages";
import { logger } from "@/lib/core/server/logger";
import { type Message, sendMessage } from "@/lib/core/server/outbox";
import type { SessionUser } from "@/lib/core/server/session";
import { forgetSharedFeed } from "@/lib/feed/home/shared-feed";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { takeOutOfCounters } from "./counters";
import { deletedMessage, leavingMessage } from "./formats";
import { GRACE_DAYS } from "./rules";
import type { DeleteAccount, Leaving } from "./schema";
import { lockForGood } from "./things";
import { eraseTraces } from "./traces";

/** Deletes one's account: at once, or after days in which nobody sees it and its owner may come back. */
export async function leave(user: SessionUser, { password, grace }: DeleteAccount): Promise<Leaving> {
  await proveOwner(user, password);
  if (grace === "now") {
    await deleteForGood(user.id);
    return { deleteAfter: null };
  }
  const deleteAfter = await transaction(async (tx) => {
    const [chosen] = await tx.$queryRaw<{ deleteAfter: Date }[]>(sql`
      update users set "deleteAfter" = now() + make_interval(days => ${GRACE_DAYS}::int)
      where id = ${user.id}::uuid returning "deleteAfter"`);
    await endSessions(tx, user.id, null);
    return chosen?.deleteAfter ?? new Date();
  });
  forgetSharedFeed();
  logger.info({ event: "account leaving" }, "account leaving");
  const to = user.email ?? user.phoneNumber;
  if (to) await tell({ to, ...leavingMessage(to, deleteAfter) });
  return { deleteAfter: deleteAfter.toISOString() };
}

/** The deletion stands whether or not its message arrives. */
async function tell(message: Message): Promise<void> {
  await sendMessage(message).catch((error: unknown) => logger.warn({ error }, "could not tell of a deletion"));
}

/**
 * Removes an account and every trace of it: what is theirs goes with the row, what is others' is put right in the same
 * transaction, and pictures and kept messages follow. With `onlyIfDue` somebody who came back meanwhile stays.
 */
export async function deleteForGood(userId: string, { onlyIfDue = false } = {}): Promise<void> {
  const addresses = await transaction((tx) => erase(tx, userId, onlyIfDue));
  if (!addresses) return;
  forgetSharedFeed();
  logger.info({ event: "account deleted", userId }, "account deleted");
  const [to] = addresses;
  if (to) await tell({ to, ...deletedMessage(to) });
  await removeMessagesTo(addresses);
  await removeDeletedMedia();
}

/** The addresses of the account that is gone now; null when it is not to go, or has gone already. */
async function erase(tx: Tx, userId: string, onlyIfDue: boolean): Promise<string[] | null> {
  await lockForGood(tx, userId);
  const [who] = await tx.$queryRaw<{ email: string | null; phoneNumber: string | null }[]>(sql`
    select email, "phoneNumber" from users
    where id = ${userId}::uuid and (not ${onlyIfDue}::boolean or "deleteAfter" <= now())`);
  if (!who) return null;
  const addresses = [who.email, who.phoneNumber].filter((address) => address !== null);
  await takeOutOfCounters(tx, userId);
  await eraseTraces(tx, userId, addresses);
  await tx.$executeRaw(sql`delete from users where id = ${userId}::uuid`);
  return addresses;
}
