import "server-only";
import { v7 as uuid } from "uuid";
import { readInTransaction, sql, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { systemClock } from "@/lib/core/shared/clock";
import { requireNotCanceled } from "../events/locks";
import { getCommunityEvent } from "../events/queries";
import { getMessage } from "./queries";
import { CHAT_CLOSES_AFTER_HOURS } from "./rules";
import type { ChatMessage, WriteMessage } from "./schema";

const HOUR = 3_600_000;

/** Guests can write until a day after the event started. */
export function writeMessage(
  userId: string,
  eventId: string,
  { text }: WriteMessage,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<ChatMessage> {
  return once(clientKey, async (tx) => {
    await getCommunityEvent(userId, eventId, readInTransaction(tx));
    // Under the event's lock, messages are in the order of their times, and no one who has just left can write.
    await tx.$queryRaw(sql`select 1 from community_events where id = ${eventId}::uuid for no key update`);
    const { isJoined, isCancelled, startsAt } = await getCommunityEvent(userId, eventId, readInTransaction(tx));
    if (!isJoined) throw new AppError("forbidden", { message: "Only guests can send messages in this chat" });
    requireNotCanceled({ isCancelled });
    if (now.getTime() > Date.parse(startsAt) + CHAT_CLOSES_AFTER_HOURS * HOUR) {
      throw new AppError("conflict", { message: "This event is over, and its chat is closed" });
    }
    const sentMessages = sql`from event_messages where "userId" = ${userId}::uuid and "eventId" = ${eventId}::uuid`;
    await requireQuota(tx, userId, "messages", sentMessages);
    const id = uuid();
    await tx.$executeRaw(sql`
      insert into event_messages (id, "eventId", "userId", text, "createdAt")
      values (${id}::uuid, ${eventId}::uuid, ${userId}::uuid, ${text}, clock_timestamp())`);
    return getMessage(userId, id, readInTransaction(tx));
  });
}

/** The user's own message, or anyone's if they host the event. */
export function deleteMessage(userId: string, messageId: string): Promise<void> {
  return transaction(async (tx) => {
    const { canDelete } = await getMessage(userId, messageId, readInTransaction(tx));
    if (!canDelete) throw new AppError("forbidden");
    const { count } = await tx.eventMessage.deleteMany({ where: { id: messageId } });
    if (count === 0) throw new AppError("not_found"); // Already deleted by another request.
  });
}
