import { isOpenAt } from "@/lib/discover/hours/rules";
import { distance } from "@/lib/discover/map/rules";
import { SEASONS } from "../trending/rules";
import type { Candidate } from "./candidates";
import type { Moment } from "./moment";
import { DAYS_AHEAD } from "./rules";
import { phraseMatcher, type Topic } from "./topics";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes to get ready and there if the distance isn't known; walking and transit, in meters per minute. */
const MINUTES_AWAY = 20;
const WALK = 80;
const TRANSIT = 300;
const TRANSIT_WAIT = 15;
/** A visit is worth starting if it can last this long. */
const SHORT_VISIT = 45;
/** Hours suit a place if they suit half of its topics. */
const SUITABLE = 0.5;
const WARM_ENOUGH = 60;

const findSummer = phraseMatcher([
  ...["beach", "swim", "swimming", "open water swimming", "volleyball", "kayak", "kayaking", "fountain"],
  "outdoor concert",
]);

/** Whether the activity this word describes is done outdoors in Chicago at this time of year and in this cold. */
export const isInSeason = (word: string, { month, temperature }: Moment): boolean =>
  findSummer(` ${word} `) === null || (SEASONS.summer.includes(month) && temperature >= WARM_ENOUGH);

const TICKETED: readonly Topic[] = ["live music", "jazz", "classical", "theater", "comedy", "watching sports"];
const WALK_IN: readonly Topic[] = ["food", "drinks", "coffee"];

/** Halls and stadiums without opening hours are only open for events, which are suggested themselves. */
export const isHall = ({ targetType, hours, topics }: Candidate) =>
  targetType === "venue" &&
  hours === null &&
  topics.some((topic) => TICKETED.includes(topic)) &&
  !topics.some((topic) => WALK_IN.includes(topic));

function minutesAway({ coordinates }: Candidate, { near }: Moment): number {
  if (!coordinates || !near) return MINUTES_AWAY;
  const meters = distance(coordinates, near);
  return Math.min(meters / WALK, TRANSIT_WAIT + meters / TRANSIT);
}

/** Whether a place can be visited at that moment: null if its hours are unknown or may differ on a holiday. */
function openPlace(place: Candidate, moment: Moment): boolean | null {
  const { hours, indoor, kind, suits, stayMinutes, topics } = place;
  const away = minutesAway(place, moment);
  const visits = [0, away, away + Math.min(stayMinutes, SHORT_VISIT)];
  if (isHall(place) || (indoor && moment.holiday?.isClosed)) return false;
  if (!indoor) {
    const [arrives, leaves] = [moment.at.getTime() + away * MINUTE, moment.at.getTime() + (visits[2] ?? 0) * MINUTE];
    const isLight = arrives >= moment.light.from && leaves <= moment.light.to;
    if (!isInSeason(kind, moment) || (!isLight && !topics.includes("food"))) return false;
  }
  if (hours === null) {
    // Without opening hours, a place is suggested at the usual hours of its kind.
    return indoor && visits.some((after) => (suits[(moment.hour + Math.floor(after / 60)) % 24] ?? 0) < SUITABLE)
      ? false
      : null;
  }
  if (visits.some((after) => !isOpenAt(hours, (moment.minuteOfWeek + Math.ceil(after)) % (7 * 24 * 60)))) return false;
  return moment.holiday ? null : true;
}

/** Today's weather doesn't apply to an event that starts later than this, or to a challenge that takes days. */
const WEATHER_LASTS = 6 * 60 * MINUTE;
export const isInThisWeather = ({ startsAt, targetType }: Candidate, { at }: Moment): boolean =>
  targetType !== "challenge" && (startsAt === null || startsAt - at.getTime() < WEATHER_LASTS);

/**
 * Whether it is possible from that moment on. False: closed, over, dark, or out of season. Null: unknown, or always
 * open.
 */
export function openFor(candidate: Candidate, moment: Moment): boolean | null {
  const { startsAt, endsAt, targetType, timeKnown } = candidate;
  const at = moment.at.getTime();
  if (startsAt !== null && startsAt > at + DAYS_AHEAD * DAY) return false;
  if (targetType === "challenge" || !timeKnown) return endsAt !== null && endsAt <= at ? false : null;
  if (startsAt !== null) return startsAt >= at + minutesAway(candidate, moment) * MINUTE ? null : false;
  return openPlace(candidate, moment);
}
