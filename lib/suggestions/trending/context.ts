import type { Candidate } from "../recommendations/candidates";
import { openFor } from "../recommendations/feasible";
import { answerTo, type Interests } from "../recommendations/interests";
import type { Moment } from "../recommendations/moment";

/** An activity for ranking, with its tags for the time of day. */
type Ranked = { candidate: Candidate; tags: readonly string[]; rank: number };

const NOT_NOW = 2000;
const WET = 1000;
const FITS_HOUR = 20;
const FITS_WEATHER = 15;
const FITS_INTEREST = 25;

/** The hours between which an activity with this tag starts. */
const TIMES: Record<string, readonly [from: number, to: number]> = { morning: [5, 11], "late night": [17, 24] };

function isStartedAt(tags: readonly string[], hour: number): boolean {
  return tags.every((tag) => {
    const [from, to] = TIMES[tag] ?? [0, 24];
    return hour >= from && hour < to;
  });
}

/**
 * How well an activity suits the moment: its rank, raised by what fits. Rain moves outdoor activities behind indoor
 * ones, and what can't be done now, because it is closed, dark, or meant for another time of day, comes last.
 */
export function contextScore({ candidate, tags, rank }: Ranked, moment: Moment, { declared }: Interests): number {
  let score = rank;
  if (openFor(candidate, moment) === false) score -= NOT_NOW;
  if (!isStartedAt(tags, moment.hour)) score -= NOT_NOW;
  if (moment.weather === "rainy" && !candidate.indoor) score -= WET;
  if (moment.weather === "sunny" && !candidate.indoor) score += FITS_WEATHER;
  score += FITS_HOUR * (candidate.suits[moment.hour] ?? 0);
  return score + FITS_INTEREST * declared.filter((interest) => answerTo(interest, candidate, moment) !== null).length;
}
