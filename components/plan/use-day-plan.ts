import { useEffect, useState } from "react";
import { failed } from "@/components/ui/failed";
import { usePlan } from "@/lib/suggestions/plans/hooks";
import type { Budget, Company, PlanTime } from "@/lib/suggestions/plans/rules";
import { STOPS_MIN, WITHOUT_MAX } from "@/lib/suggestions/plans/rules";
import type { Plan, PlanRequest } from "@/lib/suggestions/plans/schema";
import { type LinkedPlan, linkedPlan, placesIn, planLink } from "./plan-link";

export type Choice = { time?: PlanTime; budget?: Budget; company?: Company };
export type Around = Pick<PlanRequest, "location" | "hasBike" | "among" | "startsAt">;

/** Fetches the day in a URL. If its hours have passed, it is planned again. */
function planLinked(ask: ReturnType<typeof usePlan>["ask"], linked: LinkedPlan) {
  const { time, budget, company, hasBike, startsAt, keep, among } = linked;
  const wanted = { time, budget, company, hasBike, ...(among.length > 0 && { among }) };
  const stops = keep.length >= STOPS_MIN && { stops: keep.length };
  return ask({ ...wanted, keep, ...stops, ...(startsAt && { startsAt }) }).catch(() => ask(wanted));
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
  const [choice, setChoice] = useState<Choice>({});
  const [around, setAround] = useState<Around>({ hasBike: false });
  const [guide, setGuide] = useState<string[]>([]);
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const [without, setWithout] = useState<readonly string[]>([]);
  const ids = plan?.stops.map(({ targetId }) => targetId) ?? [];
  const kept = ids.filter((id) => locked.has(id));
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
    const params = new URLSearchParams(window.location.search);
    const linked = linkedPlan(params);
    const among = placesIn(params);
    setGuide(among);
    setAround({
      hasBike: linked?.hasBike ?? false,
      ...(among.length > 0 && { among }),
      ...(linked?.startsAt && new Date(linked.startsAt) > new Date() && { startsAt: linked.startsAt }),
    });
    if (!linked) return;
    const { time, budget, company } = linked;
    setChoice({ time, budget, company });
    planLinked(ask, linked).catch((error: unknown) => failed("Couldn't plan your day", error));
  }, [ask]);

  const { time, budget, company } = choice;
  const hasBike = around.hasBike ?? false;
  const among = around.among ?? [];
  const link = plan && time && budget && company && planLink({ time, budget, company, hasBike, among }, plan);
  useEffect(() => {
    if (link) window.history.replaceState(window.history.state, "", link);
  }, [link]);

  /** Replaces these stops with new ones. The locked ones stay in order. */
  const change = async (keep: readonly string[], gone: readonly string[], stops?: number) => {
    const unwanted = [...without, ...gone].slice(-WITHOUT_MAX);
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
    guide,
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
    toggleLock: (id: string) =>
      setLocked((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    swap: (id: string) => change(others(id), [id], ids.length),
    remove: (id: string) => change(others(id), [id], ids.length - 1),
    move: (id: string, to: number) => change(others(id).toSpliced(to, 0, id), [], ids.length),
    planAgain: () =>
      change(
        kept,
        ids.filter((id) => !locked.has(id)),
      ),
  };
}
