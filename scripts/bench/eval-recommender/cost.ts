import type { Candidate } from "@/lib/suggestions/recommendations/candidates";
import type { UserModel } from "@/lib/suggestions/recommendations/features";
import { interestsOf } from "@/lib/suggestions/recommendations/interests";
import { momentOf } from "@/lib/suggestions/recommendations/moment";
import { recommend } from "@/lib/suggestions/recommendations/ranking";
import { type PastAction, prepare, tasteOf, vocabularyOf } from "@/lib/suggestions/recommendations/taste";

const PLACES = 10_000;
const INTERACTIONS = 1000;
const KINDS = ["been", "saved", "liked", "tapped"] as const;

function cpuOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * The CPU cost of ranking 10,000 items for someone with 1,000 interactions, as a multiple of copying 2,000 of them as
 * JSON in the same run. The minimum of 20 rounds each, so that other work on the machine counts little.
 */
export function costOfRanking(city: readonly Candidate[], at: Date): number {
  const many = Array.from({ length: PLACES }, (_, n) => {
    const thing = city[n % city.length];
    if (!thing) throw new Error("no city");
    return { ...thing, id: `${thing.id}-${n}`, activity: n % 7 };
  });
  const vocabulary = vocabularyOf(many);
  const prepared = prepare(many, vocabulary);
  const byId = new Map(prepared.map((one) => [one.candidate.id, one]));
  const actions = Array.from(
    { length: INTERACTIONS },
    (_, n): PastAction => ({ kind: KINDS[n % 4] ?? "been", id: many[(n * 37) % PLACES]?.id ?? "", daysAgo: n % 90 }),
  );
  const near = { lat: 41.88, lng: -87.63 };
  const moment = momentOf(at, { weather: "sunny", temperature: 75 }, near);
  const rank = () => {
    const taste = tasteOf(actions, { vocabulary, find: (id) => byId.get(id) });
    const saved = new Set(actions.map(({ id }) => id));
    const person: UserModel = { interests: interestsOf([]), taste, been: new Map(), saved, friends: new Map() };
    recommend(prepared, person, moment, { count: 10, without: new Set() });
  };
  const some = many.slice(0, 2000);
  const copy = () => void JSON.parse(JSON.stringify(some));
  const turns = Array.from({ length: 25 }, () => ({ ranking: cpuOf(rank), copying: cpuOf(copy) })).slice(5);
  return Math.min(...turns.map(({ ranking }) => ranking)) / Math.min(...turns.map(({ copying }) => copying));
}
