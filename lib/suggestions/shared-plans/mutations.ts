import "server-only";
import { randomUUID } from "node:crypto";
import { insertEvent } from "@/lib/community/events/mutations";
import { invitable } from "@/lib/community/invitations/access";
import { sql, type Tx, transaction, within } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { planDay } from "../plans/queries";
import { eventWords } from "./formats";
import { getSharedPlan } from "./queries";
import { agreedStops, PLAN_PEOPLE_MAX } from "./rules";
import type { JoinPlan, SharedPlan, SharePlan, Vote } from "./schema";

/** Plans the day and keeps it as it is from now on, with its owner as the first to come. */
export async function sharePlan(
  userId: string,
  wish: SharePlan,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<SharedPlan> {
  const { startsAt, endsAt, stops } = await planDay(userId, wish, now);
  if (stops.length === 0) throw new AppError("conflict", { message: "Nothing fits into this day" });
  return once(clientKey, async (tx) => {
    const open = sql`from shared_plans where "ownerId" = ${userId}::uuid and "endsAt" > ${now.toISOString()}::timestamptz`;
    await requireQuota(tx, userId, "openPlans", open);
    // Random and not in the order of time: who has the id has the link.
    const id = randomUUID();
    await tx.sharedPlan.create({
      data: { id, ownerId: userId, startsAt, endsAt, stops, members: { create: { userId } } },
      select: { id: true },
    });
    return getSharedPlan(userId, id, within(tx));
  });
}

type Locked = { ownerId: string; eventId: string | null; isMember: boolean; isOver: boolean };

/** Every change of a day locks its row first: who joins, votes or makes it an event waits for the one before. */
async function lock(tx: Tx, userId: string, planId: string): Promise<Locked> {
  await getSharedPlan(userId, planId, within(tx));
  await tx.$queryRaw(sql`select 1 from shared_plans where id = ${planId}::uuid for update`);
  const [plan] = await tx.$queryRaw<Locked[]>(sql`
    select p."ownerId", p."eventId", p."endsAt" < now() as "isOver",
           exists (select 1 from shared_plan_members m where m."planId" = p.id and m."userId" = ${userId}::uuid) as "isMember"
    from visible_shared_plans(${userId}::uuid) p where p.id = ${planId}::uuid`);
  if (!plan) throw new AppError("not_found"); // deleted, or its owner blocked this person, while this waited
  return plan;
}

async function lockOpen(tx: Tx, userId: string, planId: string): Promise<Locked> {
  const plan = await lock(tx, userId, planId);
  if (plan.eventId !== null) throw new AppError("conflict", { message: "This day is an event already" });
  if (plan.isOver) throw new AppError("conflict", { message: "This day is over" });
  return plan;
}

/** Comes along, or says anew when one is free. */
export function joinPlan(userId: string, planId: string, { free }: JoinPlan): Promise<SharedPlan> {
  return transaction(async (tx) => {
    const { isMember, ownerId } = await lockOpen(tx, userId, planId);
    const times = { freeFrom: free?.from ?? null, freeUntil: free?.until ?? null };
    if (isMember) {
      await tx.sharedPlanMember.update({ where: { planId_userId: { planId, userId } }, data: times });
    } else {
      if ((await tx.sharedPlanMember.count({ where: { planId } })) >= PLAN_PEOPLE_MAX) {
        throw new AppError("conflict", { message: `A day has room for ${PLAN_PEOPLE_MAX} people` });
      }
      const joined = sql`
        from shared_plan_members m join shared_plans p on p.id = m."planId"
        where m."userId" = ${userId}::uuid and p."endsAt" > now() and p."ownerId" <> m."userId"`;
      await requireQuota(tx, userId, "joinedPlans", joined);
      await tx.sharedPlanMember.create({ data: { planId, userId, ...times }, select: { planId: true } });
      await notify(tx, { to: ownerId, kind: "plan-joined", actorId: userId, target: { type: "plan", id: planId } });
    }
    return getSharedPlan(userId, planId, within(tx));
  });
}

/** Stays at home; their votes go along. The owner takes the day back instead. */
export function leavePlan(userId: string, planId: string): Promise<SharedPlan> {
  return transaction(async (tx) => {
    const { ownerId } = await lock(tx, userId, planId);
    if (ownerId === userId) throw new AppError("conflict", { message: "It is your day: delete it instead" });
    await tx.sharedPlanMember.deleteMany({ where: { planId, userId } });
    return getSharedPlan(userId, planId, within(tx));
  });
}

/** One vote a person and stop; the last one counts. */
export function voteOnStop(userId: string, planId: string, stopId: string, { isFor }: Vote): Promise<SharedPlan> {
  return transaction(async (tx) => {
    const { isMember } = await lockOpen(tx, userId, planId);
    if (!isMember) throw new AppError("forbidden", { message: "Join to vote" });
    const { stops } = await getSharedPlan(userId, planId, within(tx));
    if (!stops.some(({ targetId }) => targetId === stopId)) throw new AppError("not_found");
    const key = { planId, userId, targetId: stopId };
    if (isFor === null) await tx.sharedPlanVote.deleteMany({ where: key });
    else {
      await tx.sharedPlanVote.upsert({
        where: { planId_userId_targetId: key },
        create: { ...key, isFor },
        update: { isFor },
      });
    }
    return getSharedPlan(userId, planId, within(tx));
  });
}

/** Asks people along who are not coming yet and may open the day. */
export function inviteToPlan(userId: string, planId: string, userIds: readonly string[]): Promise<{ invited: number }> {
  return transaction(async (tx) => {
    const { isMember } = await lockOpen(tx, userId, planId);
    if (!isMember) throw new AppError("forbidden", { message: "Join to ask others along" });
    const people = await tx.$queryRaw<{ id: string }[]>(sql`
      select u.id from ${invitable(userId, userIds)}
        and not exists (select 1 from shared_plan_members m where m."planId" = ${planId}::uuid and m."userId" = u.id)
        and exists (select 1 from visible_shared_plans(u.id) p where p.id = ${planId}::uuid)`);
    const to = people.map(({ id }) => id);
    await notify(tx, { to, kind: "plan-invite", actorId: userId, target: { type: "plan", id: planId } });
    return { invited: to.length };
  });
}

/**
 * Makes the day a community event that its owner hosts: without the stops that were voted down, and with a place for
 * everybody who said they come. Asked again it answers the same event.
 */
export function makeEvent(userId: string, planId: string): Promise<{ eventId: string }> {
  return transaction(async (tx) => {
    const { ownerId, eventId, isOver } = await lock(tx, userId, planId);
    if (ownerId !== userId) throw new AppError("forbidden", { message: "Only who planned this day makes it an event" });
    if (eventId !== null) return { eventId };
    const plan = await getSharedPlan(userId, planId, within(tx));
    const [first, ...others] = agreedStops(plan.stops);
    if (isOver || !first || Date.parse(first.startsAt) <= systemClock().getTime()) {
      throw new AppError("conflict", { message: "This day has begun: only a day still to come can be an event" });
    }
    const guests = plan.people.flatMap(({ id }) => (id === userId ? [] : [id]));
    const made = await insertEvent(
      tx,
      userId,
      {
        ...eventWords([first, ...others]),
        venueId: first.targetType === "venue" ? first.targetId : null,
        category: "Social",
        maxAttendees: PLAN_PEOPLE_MAX,
        price: 0,
        tags: [],
        image: first.image?.startsWith("/posters/") ? first.image : null,
        groupId: null,
      },
      guests,
    );
    await tx.sharedPlan.update({ where: { id: planId }, data: { eventId: made }, select: { id: true } });
    await notify(tx, { to: guests, kind: "plan-event", actorId: userId, target: { type: "event", id: made } });
    return { eventId: made };
  });
}

export function deletePlan(userId: string, planId: string): Promise<void> {
  return transaction(async (tx) => {
    const { ownerId } = await lock(tx, userId, planId);
    if (ownerId !== userId) throw new AppError("forbidden", { message: "Only who planned this day may delete it" });
    await tx.sharedPlan.deleteMany({ where: { id: planId } });
  });
}
