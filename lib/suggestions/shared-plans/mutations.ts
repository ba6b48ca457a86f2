import "server-only";
import { randomUUID } from "node:crypto";
import { insertEvent } from "@/lib/community/events/mutations";
import { invitable } from "@/lib/community/invitations/access";
import { readInTransaction, sql, type Tx, transaction } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { type ClientKey, once } from "@/lib/core/server/idempotency";
import { requireQuota } from "@/lib/core/server/quotas";
import { systemClock } from "@/lib/core/shared/clock";
import { notify } from "@/lib/notifications/mutations";
import { planDay } from "../plans/queries";
import type { ParsedPlanRequest, Plan } from "../plans/schema";
import { eventText } from "./formats";
import { getPlanForVisitors, getSharedPlan } from "./queries";
import { agreedStops, PLAN_PEOPLE_MAX } from "./rules";
import type { JoinPlan, SharedPlan, Vote } from "./schema";

/**
 * A plan that starts at its first stop. A plan made near its owner is recalculated from there, because the trip to the
 * first stop, and its minutes, would reveal where the owner was.
 */
async function planFromFirstStop(userId: string, request: ParsedPlanRequest, now: Date): Promise<Plan> {
  const plan = await planDay(userId, request, now);
  if (!request.location || plan.stops.length === 0) return plan;
  const keep = plan.stops.map(({ targetId }) => targetId);
  return planDay(userId, { ...request, location: null, keep, among: keep, stops: keep.length }, now);
}

/**
 * Plans the day itself, so that its stops and times are right, and stores it as it is now, with its owner as the first
 * participant.
 */
export async function sharePlan(
  userId: string,
  request: ParsedPlanRequest,
  clientKey?: ClientKey,
  now: Date = systemClock(),
): Promise<SharedPlan> {
  const { startsAt, endsAt, stops } = await planFromFirstStop(userId, request, now);
  if (stops.length === 0) throw new AppError("conflict", { message: "Nothing's open for that time and budget" });
  return once(clientKey, async (tx) => {
    const open = sql`from shared_plans where "ownerId" = ${userId}::uuid and "endsAt" > ${now.toISOString()}::timestamptz`;
    await requireQuota(tx, userId, "openPlans", open);
    // Random instead of time-ordered: the id is the link.
    const id = randomUUID();
    await tx.sharedPlan.create({
      data: { id, ownerId: userId, startsAt, endsAt, stops, members: { create: { userId } } },
      select: { id: true },
    });
    return getSharedPlan(userId, id, readInTransaction(tx));
  });
}

type Locked = { ownerId: string; eventId: string | null; isMember: boolean; isOver: boolean };

/**
 * Every change of a plan locks its row first, so that joining, voting, and turning it into an event wait for each
 * other.
 */
async function lock(tx: Tx, userId: string, planId: string): Promise<Locked> {
  await getSharedPlan(userId, planId, readInTransaction(tx));
  await tx.$queryRaw(sql`select 1 from shared_plans where id = ${planId}::uuid for update`);
  const [plan] = await tx.$queryRaw<Locked[]>(sql`
    select p."ownerId", p."eventId", p."endsAt" < now() as "isOver",
           exists (select 1 from shared_plan_members m where m."planId" = p.id and m."userId" = ${userId}::uuid) as "isMember"
    from visible_shared_plans(${userId}::uuid) p where p.id = ${planId}::uuid`);
  if (!plan) throw new AppError("not_found"); // deleted, or the owner blocked this person, while this waited
  return plan;
}

async function lockOpen(tx: Tx, userId: string, planId: string): Promise<Locked> {
  const plan = await lock(tx, userId, planId);
  if (plan.eventId !== null) throw new AppError("conflict", { message: "This plan is already an event" });
  if (plan.isOver) throw new AppError("conflict", { message: "This plan has ended" });
  return plan;
}

/** Joins, or changes when the viewer is free. */
export function joinPlan(userId: string, planId: string, { free }: JoinPlan): Promise<SharedPlan> {
  return transaction(async (tx) => {
    const { isMember, ownerId } = await lockOpen(tx, userId, planId);
    const times = { freeFrom: free?.from ?? null, freeUntil: free?.until ?? null };
    if (isMember) {
      await tx.sharedPlanMember.update({ where: { planId_userId: { planId, userId } }, data: times });
    } else {
      if ((await tx.sharedPlanMember.count({ where: { planId } })) >= PLAN_PEOPLE_MAX) {
        throw new AppError("conflict", { message: `Up to ${PLAN_PEOPLE_MAX} people can join a plan` });
      }
      const joined = sql`
        from shared_plan_members m join shared_plans p on p.id = m."planId"
        where m."userId" = ${userId}::uuid and p."endsAt" > now() and p."ownerId" <> m."userId"`;
      await requireQuota(tx, userId, "joinedPlans", joined);
      await tx.sharedPlanMember.create({ data: { planId, userId, ...times }, select: { planId: true } });
      await notify(tx, { to: ownerId, kind: "plan-joined", actorId: userId, target: { type: "plan", id: planId } });
    }
    return getSharedPlan(userId, planId, readInTransaction(tx));
  });
}

/** Leaves; their votes are removed. The owner deletes the plan instead. */
export function leavePlan(userId: string, planId: string): Promise<SharedPlan> {
  return transaction(async (tx) => {
    const { ownerId } = await lock(tx, userId, planId);
    if (ownerId === userId) throw new AppError("conflict", { message: "You planned this day. Delete it instead." });
    await tx.sharedPlanMember.deleteMany({ where: { planId, userId } });
    return getSharedPlan(userId, planId, readInTransaction(tx));
  });
}

/** One vote per person and stop; the last one counts. */
export function voteOnStop(userId: string, planId: string, stopId: string, { isFor }: Vote): Promise<SharedPlan> {
  return transaction(async (tx) => {
    const { isMember } = await lockOpen(tx, userId, planId);
    if (!isMember) throw new AppError("forbidden", { message: "Join to vote" });
    const { stops } = await getSharedPlan(userId, planId, readInTransaction(tx));
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
    return getSharedPlan(userId, planId, readInTransaction(tx));
  });
}

/** Invites people who haven't joined and can open the plan. */
export function inviteToPlan(userId: string, planId: string, userIds: readonly string[]): Promise<{ invited: number }> {
  return transaction(async (tx) => {
    const { isMember } = await lockOpen(tx, userId, planId);
    if (!isMember) throw new AppError("forbidden", { message: "Join to invite others" });
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
 * Turns the plan into a community event hosted by its owner: without stops that were voted down or that not everyone
 * can see, and with a seat for everyone who joined. Repeating it returns the same event.
 */
export function makeEvent(userId: string, planId: string): Promise<{ eventId: string }> {
  return transaction(async (tx) => {
    const { ownerId, eventId, isOver } = await lock(tx, userId, planId);
    if (ownerId !== userId)
      throw new AppError("forbidden", { message: "Only the plan's creator can turn it into an event" });
    if (eventId !== null) return { eventId };
    const plan = await getSharedPlan(userId, planId, readInTransaction(tx));
    // The event is visible to everyone, so it leaves out stops at events of private groups.
    const open = new Set(
      (await getPlanForVisitors(planId, readInTransaction(tx))).stops.map(({ targetId }) => targetId),
    );
    const stops = plan.stops.filter(({ targetId }) => open.has(targetId));
    if (stops.length === 0) throw new AppError("conflict", { message: "This plan has no stops that everyone can see" });
    const [first, ...others] = agreedStops(stops);
    if (isOver || !first || Date.parse(first.startsAt) <= systemClock().getTime()) {
      throw new AppError("conflict", { message: "This plan has already started, so it can't become an event" });
    }
    const guests = plan.people.flatMap(({ id }) => (id === userId ? [] : [id]));
    const made = await insertEvent(
      tx,
      userId,
      {
        ...eventText([first, ...others]),
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
    if (ownerId !== userId) throw new AppError("forbidden", { message: "Only the plan's creator can delete it" });
    await tx.sharedPlan.deleteMany({ where: { id: planId } });
  });
}
