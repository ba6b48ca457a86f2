import { useEffect, useState } from "react";
import { failed } from "@/components/ui/failed";
import { useUrlState } from "@/components/ui/use-url-state";
import { toggled } from "@/lib/core/shared/toggled";
import { usePlan } from "@/lib/suggestions/plans/hooks";
import {
  type Budget,
  type Company,
  MAX_PLAN_EXCLUSIONS,
  type PlanTime,
  STOPS_MIN,
} from "@/lib/suggestions/plans/rules";
import { type Plan, type PlanRequest, planRequestSchema } from "@/lib/suggestions/plans/schema";

export type Choice = { time?: PlanTime; budget?: Budget; company?: Company };
export type Around = Pick<PlanRequest, "location" | "hasBike" | "among" | "startsAt">;

/** The day in the URL, which isn't stored: enough to plan it again after a reload, but without your position. */
type LinkedPlan = Choice & {
  startsAt: string | null;
  hasBike: boolean;
  keep: string[];
  /** The places that the day is limited to; none means everything. */
  among: string[];
};
type Params = { get: (name: string) => string | null };

/** An incomplete or invalid day counts as none. */
function read(params: Params): LinkedPlan {
  const param = (name: string) => params.get(name) ?? undefined;
  const ids = (name: string) => param(name)?.split(",").filter(Boolean);
  const among = planRequestSchema.shape.among.safeParse(ids("among")).data ?? [];
  const parsed = planRequestSchema.safeParse({
    ...{ time: param("time"), budget: param("budget"), company: param("company"), startsAt: param("startsAt") },
    hasBike: param("bike") === "yes",
    keep: ids("stops"),
    among,
  });
  if (!parsed.success) return { startsAt: null, hasBike: false, keep: [], among };
  const { time, budget, company, startsAt, hasBike, keep } = parsed.data;
  return { time, budget, company, startsAt: startsAt?.toISOString() ?? null, hasBike, keep, among };
}

const parts = ({ time, budget, company, startsAt, hasBike, keep, among }: LinkedPlan) => ({
  ...{ time, budget, company, startsAt: startsAt ?? undefined, bike: hasBike ? "yes" : undefined },
  ...{ stops: keep.join(",") || undefined, among: among.join(",") || undefined },
});

/** A linked start time that has passed means now. */
const aroundIn = ({ startsAt, hasBike, among }: LinkedPlan): Around => ({
  hasBike,
  ...(among.length > 0 && { among }),
  ...(startsAt && new Date(startsAt) > new Date() && { startsAt }),
});

/** Fetches the day in a URL. If its hours have passed, it is planned again. */
async function planLinked(ask: ReturnType<typeof usePlan>["ask"], linked: LinkedPlan): Promise<void> {
  const { time, budget, company, hasBike, startsAt, keep, among } = linked;
  if (!time || !budget || !company) return;
  const wanted = { time, budget, company, hasBike, ...(among.length > 0 && { among }) };
  const stops = keep.length >= STOPS_MIN && { stops: keep.length };
  await ask({ ...wanted, keep, ...stops, ...(startsAt && { startsAt }) }).catch(() => ask(wanted));
}

/** The day on the screen as a request: sharing it lets the server plan the same day again. */
function requestFor(plan: Plan | null, { time, budget, company }: Choice, around: Around): PlanRequest | null {
  if (!plan || !time || !budget || !company) return null;
  const keep = plan.stops.map(({ targetId }) => targetId);
  const stops = keep.length >= STOPS_MIN && { stops: keep.length };
  return { ...around, time, budget, company, keep, startsAt: plan.startsAt, ...stops };
}

/** The day being planned: three choices, then changes of single stops. Each change asks the server, which recomputes the times. */
export function useDayPlan() {
  const { plan, isPlanning, ask } = usePlan();
  const { view, change: link } = useUrlState({ read, parts });
  const [linked] = useState(view);
  const [choice, setChoice] = useState<Choice>({ time: linked.time, budget: linked.budget, company: linked.company });
  const [around, setAround] = useState(() => aroundIn(linked));
  const [locked, setLocked] = useState<readonly string[]>([]);
  const [without, setWithout] = useState<readonly string[]>([]);
  const ids = plan?.stops.map(({ targetId }) => targetId) ?? [];
  const kept = ids.filter((id) => locked.includes(id));
  const others = (id: string) => ids.filter((one) => one !== id);

  const send = async (change: Partial<PlanRequest>, next: Choice = choice, where: Around = around) => {
    if (!next.time || !next.budget || !next.company) return false;
    const { time, budget, company } = next;
    try {
      await ask({ time, budget, company, ...where, without: [...without], ...change });
      return true;
    } catch (error) {
      failed(plan ? "Couldn't change your plan" : "Couldn't plan your day", error);
      return false;
    }
  };

  // The day in the URL: after a reload, or from a bookmark.
  useEffect(() => {
    planLinked(ask, linked).catch((error: unknown) => failed("Couldn't plan your day", error));
  }, [ask, linked]);

  useEffect(() => {
    if (!plan) return;
    const { hasBike = false, among = [] } = around;
    const keep = plan.stops.map(({ targetId }) => targetId);
    link({ ...choice, startsAt: plan.startsAt, hasBike, keep, among: [...among] });
  }, [plan, choice, around, link]);

  /** Replaces these stops with new ones. The locked ones stay in order. */
  const change = async (keep: readonly string[], gone: readonly string[], stops?: number) => {
    const unwanted = [...without, ...gone].slice(-MAX_PLAN_EXCLUSIONS);
    const isChanged = await send({
      keep: [...keep],
      without: unwanted,
      ...(stops && { stops: Math.max(STOPS_MIN, stops) }),
      ...(plan && { startsAt: plan.startsAt }),
    });
    if (isChanged) setWithout(unwanted);
  };

  return {
    plan,
    request: requestFor(plan, choice, around),
    isPlanning,
    choice,
    around,
    /** The places of the guide the user came from. */
    guide: linked.among,
    locked,
    choose: (part: Choice) => {
      const next = { ...choice, ...part };
      setChoice(next);
      void send({ keep: kept }, next);
    },
    setAround: (part: Around) => {
      const next = { ...around, ...part };
      setAround(next);
      void send({ keep: kept }, choice, next);
    },
    toggleLock: (id: string) => setLocked((now) => toggled(now, id)),
    swap: (id: string) => change(others(id), [id], ids.length),
    remove: (id: string) => change(others(id), [id], ids.length - 1),
    move: (id: string, to: number) => change(others(id).toSpliced(to, 0, id), [], ids.length),
    planAgain: () =>
      change(
        kept,
        ids.filter((id) => !locked.includes(id)),
      ),
  };
}
