import "server-only";
import { sql, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { notify } from "@/lib/notifications/mutations";
import { getCommunityEvent } from "../events/queries";
import type { InvitedAnswer } from "./schema";

/**
 * Tells people one follows, or who follow oneself, of an event one can see. Nobody else is asked: an invitation must not
 * be a way to write to strangers. Who could not open the event is not asked either.
 */
export function inviteToEvent(userId: string, eventId: string, userIds: readonly string[]): Promise<InvitedAnswer> {
  return transaction(async (tx) => {
    const event = await getCommunityEvent(userId, eventId, within(tx));
    if (event.isCancelled || event.isOver) {
      throw new AppError("conflict", { message: "This event is over or was cancelled" });
    }
    const people = await tx.$queryRaw<{ id: string }[]>(sql`
      select u.id from visible_users(${userId}::uuid) u
      where u.id = any(${[...userIds]}::uuid[])
        and exists (select 1 from follows f where f.status = 'accepted' and (
          (f."followerId" = ${userId}::uuid and f."followingId" = u.id) or (f."followerId" = u.id and f."followingId" = ${userId}::uuid)))
        and not exists (select 1 from community_event_members m where m."eventId" = ${eventId}::uuid and m."userId" = u.id)
        and exists (select 1 from visible_community_events(u.id) e where e.id = ${eventId}::uuid)`);
    const to = people.map(({ id }) => id);
    await notify(tx, { to, kind: "event-invite", actorId: userId, target: { type: "event", id: eventId } });
    return { invited: to.length };
  });
}
