import "server-only";
import { AppError, invalid } from "@/lib/core/server/errors";
import { systemClock } from "@/lib/core/shared/clock";
import { suggestable } from "../recommendations/queries";
import { located } from "./locating";
import { type PlannedStop, planStops } from "./planning";
import { minutesFrom, PLAN_DAYS_AHEAD, startOf, TIMES } from "./rules";
import type { DescribedStop, ParsedPlanRequest, Plan } from "./schema";

const HOUR = 3_600_000;
/** How long a weather report stays valid. */
const WEATHER_HOURS = 4;

/** When the plan starts: at the requested time, never in the past and never at night. */
function startFor({ startsAt }: ParsedPlanRequest, now: Date): Date {
  const requested = startsAt ?? now;
  if (requested.getTime() > now.getTime() + PLAN_DAYS_AHEAD * 24 * HOUR)
    throw invalid("startsAt", `Choose a time within the next ${PLAN_DAYS_AHEAD} days`);
  return startOf(requested > now ? requested : now);
}

function toPlanStop({ candidate, at, leg, begins, leaves, reason }: PlannedStop): DescribedStop {
  const { id: targetId, targetType, title, description, group: category, location, image, placeholder } = candidate;
  return {
    ...{ targetType, targetId, title, description, category, location, image, placeholder, reason, leg },
    price: candidate.price,
    ...at,
    startsAt: begins.toISOString(),
    leavesAt: leaves.toISOString(),
  };
}

/** Plans a day. Nothing is stored: the next request contains the changes. */
export async function planDay(userId: string, request: ParsedPlanRequest, now: Date = systemClock()): Promise<Plan> {
  const { everything, person, history, report } = await suggestable(userId, [], now);
  const start = startFor(request, now);
  const isSoon = start.getTime() - now.getTime() < WEATHER_HOURS * HOUR;
  const minutes = minutesFrom(start, request.time);
  const city = located(everything);
  const { budget, company, hasBike, keep } = request;
  const unknown = keep.filter((id) => !city.some(({ candidate }) => candidate.id === id));
  if (unknown.length > 0) throw invalid("keep", "That stop isn't available");
  const stops = planStops(city, person, {
    ...{ start, minutes, budget, company, hasBike, keep },
    most: request.stops ?? TIMES[request.time].stops,
    from: request.location ?? null,
    weather: isSoon ? report : null,
    among: request.among.length > 0 ? new Set(request.among) : null,
    needsActive: history.goals.includes("move"),
    without: new Set([...request.without, ...history.dismissed]),
  });
  if (!stops) throw new AppError("conflict", { message: "These stops don't fit in this order" });
  return {
    startsAt: start.toISOString(),
    endsAt: (stops.at(-1)?.leaves ?? start).toISOString(),
    stops: stops.map(toPlanStop),
    weather: isSoon ? report : null,
  };
}
