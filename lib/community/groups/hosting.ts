import "server-only";
import { sql, type Tx } from "@/lib/core/server/db";
import { notify } from "@/lib/notifications/mutations";
import { NOT_ENDED, UPCOMING } from "../events/ended";
import { releaseHiddenSpots } from "../events/rsvps";
import { type LostEvent, lostEventsText } from "../events/rules";
import { makeHost, nextHostOf, unitsOf } from "../hosts/handover";

type GroupEvent = {
  id: string;
  seriesId: string | null;
  title: string;
  hostId: string;
  ownerId: string;
  isHosted: boolean;
  isUpcoming: boolean;
};

/**
 * Adjusts a group's upcoming events to its current members: an event whose host is no longer a member passes to a
 * co-host or the group's owner, and people who may no longer see an event lose their seats. With `userId`, only events
 * that concern this person. The group must be locked; the events are locked here.
 */
export async function settleGroupEvents(tx: Tx, groupId: string, userId?: string): Promise<void> {
  const concerned = userId
    ? sql`and (e."hostId" = ${userId}::uuid or exists (
        select 1 from community_event_members s where s."eventId" = e.id and s."userId" = ${userId}::uuid))`
    : sql``;
  const events = await tx.$queryRaw<GroupEvent[]>(sql`
    select e.id, e."seriesId", e.title, e."hostId", g."creatorId" as "ownerId", ${UPCOMING} as "isUpcoming", exists (
      select 1 from group_members h where h."groupId" = g.id and h."userId" = e."hostId" and h.status = 'member') as "isHosted"
    from community_events e join groups g on g.id = e."groupId"
    where g.id = ${groupId}::uuid and ${NOT_ENDED} ${concerned} order by e.id for update of e`);
  const lost: LostEvent[] = [];
  for (const event of await transferUnhosted(tx, events))
    lost.push({ userId: event.hostId, title: event.title, what: "hosting" });
  for (const { id, title } of events.filter(({ isUpcoming }) => isUpcoming)) {
    const removed = await releaseHiddenSpots(tx, id);
    lost.push(...removed.map((userId) => ({ userId, title, what: "spot" as const })));
  }
  await notifyOutsiders(tx, groupId, lost);
}

/**
 * Gives events whose host left the group a new host, those of a series together. Resolves to those that still have one.
 */
async function transferUnhosted(tx: Tx, events: readonly GroupEvent[]): Promise<GroupEvent[]> {
  for (const dates of unitsOf(events.filter(({ isHosted }) => !isHosted))) {
    const [{ id, ownerId }] = dates;
    await makeHost(tx, dates, (await nextHostOf(tx, id)) ?? ownerId);
  }
  return events.filter(({ isHosted, isUpcoming }) => !isHosted && isUpcoming);
}

/**
 * Notifies former members about the events they lost. A seat lost in a public group was lost because of a block, which
 * is never revealed.
 */
async function notifyOutsiders(tx: Tx, groupId: string, lost: readonly LostEvent[]): Promise<void> {
  if (lost.length === 0) return;
  const people = await tx.$queryRaw<{ id: string; groupName: string; isPrivate: boolean }[]>(sql`
    select distinct l.id, g.name as "groupName", g."isPrivate"
    from unnest(${lost.map(({ userId }) => userId)}::uuid[]) as l(id) join groups g on g.id = ${groupId}::uuid
    where not exists (select 1 from group_members m
      where m."groupId" = g.id and m."userId" = l.id and m.status = 'member') order by l.id`);
  for (const { id, groupName, isPrivate } of people) {
    const theirs = lost.filter(({ userId, what }) => userId === id && (isPrivate || what === "hosting"));
    if (theirs.length === 0) continue;
    const text = lostEventsText(groupName, theirs);
    await notify(tx, { to: id, kind: "group-event", actorId: null, target: { type: "group", id: groupId }, text });
  }
}
