import "server-only";
import { sql, transaction } from "@/lib/core/server/db";
import { notify } from "@/lib/notifications/mutations";
import { lock, requireNotEnded } from "../events/locks";
import { invitable } from "./access";
import type { InvitedAnswer } from "./schema";

/** Invites people to an event the viewer can see. Guests, and people who couldn't open it, are left out. */
export function inviteToEvent(userId: string, eventId: string, userIds: readonly string[]): Promise<InvitedAnswer> {
  return transaction(async (tx) => {
    requireNotEnded(await lock(tx, eventId, userId));
    const people = await tx.$queryRaw<{ id: string }[]>(sql`
      select u.id from ${invitable(userId, userIds)}
        and not exists (select 1 from community_event_members m where m."eventId" = ${eventId}::uuid and m."userId" = u.id)
        and exists (select 1 from visible_community_events(u.id) e where e.id = ${eventId}::uuid)`);
    const to = people.map(({ id }) => id);
    await notify(tx, { to, kind: "event-invite", actorId: userId, target: { type: "event", id: eventId } });
    return { invited: to.length };
  });
}
