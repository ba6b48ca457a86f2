import "server-only";
import { personJson } from "@/lib/auth/accounts/access";
import { type Read, rows, type Sql, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { byTime, keysetPage } from "@/lib/core/server/keyset-page";
import type { Page, PageQuery } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { type PlanStop, planStopSchema } from "../plans/schema";
import { type FreeTime, isFreeFor } from "./rules";
import type { ListedPlan, SharedPlan, SharedStop, VisitorPlan } from "./schema";

const storedStops = planStopSchema.extend({ place: z.number() }).array();

/** A plan's stops without community events the viewer can't see. */
const shownStops = (viewer: Sql): Sql => sql`coalesce((
  select jsonb_agg(stop || jsonb_build_object('place', place) order by place) from jsonb_array_elements(p.stops) with ordinality as stops(stop, place)
  where stop ->> 'targetType' <> 'community-event'
    or exists (select 1 from visible_community_events(${viewer}) e where e.id = (stop ->> 'targetId')::uuid)), '[]')`;

/** A viewer without an account. */
const NOBODY = sql`null::uuid`;

const shownEvent = (viewer: Sql): Sql =>
  sql`(select e.id from visible_community_events(${viewer}) e where e.id = p."eventId")`;

/**
 * Stops as others see them: without the first leg, which would reveal how far from it the owner was, and without the
 * leg from a stop the viewer may not see.
 */
function publicStops(stored: unknown): PlanStop[] {
  return storedStops.parse(stored).map(({ place, ...stop }, index, all) => {
    const isNext = all[index - 1]?.place === place - 1;
    return { ...stop, leg: isNext ? stop.leg : null };
  });
}

type Times = { startsAt: Date; endsAt: Date };
const timesOf = ({ startsAt, endsAt }: Times) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });

type Row = Omit<SharedPlan, "stops" | "people" | keyof Times> & Times & { stops: unknown };
type Member = SharedPlan["people"][number] & { votes: { targetId: string; isFor: boolean }[]; isMe: boolean };

/** A shared plan. Its id is its link: anyone who has it can open it, except across a block with its owner. */
export async function getSharedPlan(viewerId: string, id: string, read: Read = rows): Promise<SharedPlan> {
  const me = sql`${viewerId}::uuid`;
  const [plan] = await read<Row>(sql`
    select p.id, p."startsAt", p."endsAt", ${personJson(sql`u`)} as owner, p."ownerId" = ${me} as "isOwner",
           exists (select 1 from shared_plan_members m where m."planId" = p.id and m."userId" = ${me}) as "isMember",
           ${shownEvent(me)} as "eventId", ${shownStops(me)} as stops
    from visible_shared_plans(${me}) p join users u on u.id = p."ownerId" where p.id = ${id}::uuid`);
  if (!plan) throw new AppError("not_found");
  const members = await read<Member>(sql`
    select u.id, u."firstName", u."lastName", u."profileImageUrl", u.id = ${me} as "isMe",
           case when m."freeFrom" is not null then jsonb_build_object('from', m."freeFrom", 'until', m."freeUntil") end as free,
           coalesce((select jsonb_agg(jsonb_build_object('targetId', v."targetId", 'isFor', v."isFor")) from shared_plan_votes v
             where v."planId" = m."planId" and v."userId" = m."userId"), '[]') as votes
    from shared_plan_members m join visible_users(${me}) u on u.id = m."userId"
    where m."planId" = ${id}::uuid order by m."joinedAt", u.id`);
  const people = members.map(({ votes: _votes, isMe: _isMe, free, ...person }) => ({
    ...person,
    free: asInstants(free),
  }));
  const votesOn = (targetId: string) =>
    members.flatMap(({ isMe, votes }) =>
      votes.flatMap((vote) => (vote.targetId === targetId ? [{ ...vote, isMe }] : [])),
    );
  const toStop = (stop: PlanStop): SharedStop => {
    const votes = votesOn(stop.targetId);
    const votesFor = votes.filter(({ isFor }) => isFor).length;
    return {
      ...stop,
      votesFor,
      votesAgainst: votes.length - votesFor,
      myVote: votes.find(({ isMe }) => isMe)?.isFor ?? null,
      free: people.filter(({ free }) => isFreeFor(free, stop)).length,
    };
  };
  return {
    ...plan,
    ...timesOf(plan),
    // A reason reveals the owner's preferences.
    stops: publicStops(plan.stops).map((stop) => toStop(plan.isOwner ? stop : { ...stop, reason: "" })),
    people,
  };
}

type VisitorRow = Pick<Row, "id" | "startsAt" | "endsAt" | "eventId" | "stops"> & { plannedBy: string; people: number };

/** The same for visitors: its stops and times, and the owner's first name. */
export async function getPlanForVisitors(id: string, read: Read = rows): Promise<VisitorPlan> {
  const [plan] = await read<VisitorRow>(sql`
    select p.id, p."startsAt", p."endsAt", u."firstName" as "plannedBy", ${shownEvent(NOBODY)} as "eventId",
           ${shownStops(NOBODY)} as stops,
           (select count(*)::int from shared_plan_members m join visible_users(null) v on v.id = m."userId"
            where m."planId" = p.id) as people
    from visible_shared_plans(null) p join users u on u.id = p."ownerId" where p.id = ${id}::uuid`);
  if (!plan) throw new AppError("not_found");
  return {
    ...plan,
    ...timesOf(plan),
    stops: publicStops(plan.stops).map((stop) => ({ ...stop, reason: "" })),
  };
}

/** The database formats times inside JSON; the contract's are ISO. */
const asInstants = (free: FreeTime | null): FreeTime | null =>
  free && { from: new Date(free.from).toISOString(), until: new Date(free.until).toISOString() };

type Listed = Omit<ListedPlan, keyof Times> & Times;
const LATEST = byTime<Listed>("shared-plans", "desc", {
  time: sql`p."startsAt"`,
  id: sql`p.id`,
  of: ({ startsAt }) => startsAt,
});

/** Plans the viewer shares or joined, newest first. */
export function listSharedPlans(userId: string, query: PageQuery): Promise<Page<ListedPlan>> {
  const me = sql`${userId}::uuid`;
  return keysetPage(
    LATEST,
    query,
    ({ afterCursor, orderBy }) => sql`
      select p.id, p."startsAt", p."endsAt", ${personJson(sql`u`)} as owner, p."ownerId" = ${me} as "isOwner",
             ${shownEvent(me)} as "eventId",
             array(select stop ->> 'title' from jsonb_array_elements(${shownStops(me)}) as stops(stop)) as stops,
             (select count(*)::int from shared_plan_members s
              where s."planId" = p.id and s."userId" not in (select h.id from hidden_users(${me}) h)) as people
      from shared_plan_members m join visible_shared_plans(${me}) p on p.id = m."planId" join users u on u.id = p."ownerId"
      where m."userId" = ${me} ${afterCursor} ${orderBy}`,
    (plan) => ({ ...plan, ...timesOf(plan) }),
  );
}
