import { hourIn } from "@/lib/core/shared/clock";
import { CHICAGO } from "@/lib/core/shared/zone";
import { chanceOf } from "@/lib/suggestions/recommendations/calibrate";
import type { Candidate } from "@/lib/suggestions/recommendations/candidates";
import { openFor } from "@/lib/suggestions/recommendations/feasible";
import { interestsOf } from "@/lib/suggestions/recommendations/interests";
import { type Moment, momentOf } from "@/lib/suggestions/recommendations/moment";
import { recommend } from "@/lib/suggestions/recommendations/ranking";
import { DEFAULT_INTERESTS } from "@/lib/suggestions/recommendations/rules";
import { prepare, tasteOf, vocabularyOf } from "@/lib/suggestions/recommendations/taste";
import { sample } from "@/prisma/seed/database";
import { mean, ndcg, type Shown } from "./measures";
import { chance, personIn, worldOf } from "./people";

const WEATHERS = ["sunny", "cloudy", "cloudy", "rainy"] as const;
const TEN = 10;

/** A random hour of the coming week between 9 AM and 10 PM. */
function momentFor(now: Date, random: () => number): Moment {
  const day = new Date(now.getTime() + Math.floor(random() * 7) * 86_400_000);
  const at = new Date(day.getTime() - (hourIn(CHICAGO, day) - 9 - Math.floor(random() * 13)) * 3_600_000);
  const weather = WEATHERS[Math.floor(random() * WEATHERS.length)] ?? "sunny";
  const temperature = 30 + Math.floor(random() * 50);
  return momentOf(at, { weather, temperature });
}

/**
 * People perform half of their interactions; from those the ranking suggests ten items, which are compared with
 * everything that is left and open at that moment. Popularity counts everyone's first half.
 */
export function evaluate(city: readonly Candidate[], now: Date, seed: number, count: number) {
  const world = worldOf(city, seed);
  const everyone = Array.from({ length: count }, () => personIn(world, city));
  const visits = new Map<string, number>();
  for (const { history } of everyone) for (const { id } of history) visits.set(id, (visits.get(id) ?? 0) + 1);
  const average = mean(city.map(({ id }) => visits.get(id) ?? 0));
  // As many people doing as much as in an average week of the app: three visits per item.
  const lived = city.map((thing) => ({ ...thing, activity: (3 * (visits.get(thing.id) ?? 0)) / average }));
  const vocabulary = vocabularyOf(lived);
  const catalog = prepare(lived, vocabulary);
  const byId = new Map(catalog.map((prepared) => [prepared.candidate.id, prepared]));

  const scores = { ours: [] as number[], popular: [] as number[], random: [] as number[] };
  const covered = new Set<string>();
  const shown: Shown[] = [];
  let groups = TEN;
  for (const person of everyone) {
    const moment = momentFor(now, world.random);
    const known = new Set(person.history.map(({ id }) => id));
    const open = lived.filter((thing) => !known.has(thing.id) && openFor(thing, moment) !== false);
    const taken = new Set(
      open.filter((thing) => world.random() < chance(world, person.taste, thing, moment)).map(({ id }) => id),
    );
    const daysAgo = (index: number) => (person.history.length - index) * 2;
    const actions = person.history.map(({ id }, index) => ({ kind: "been" as const, id, daysAgo: daysAgo(index) }));
    const taste = tasteOf(actions, { vocabulary, find: (id) => byId.get(id) });
    const been = new Map(person.history.map(({ id }) => [id, 1]));
    const interests =
      person.interests.length > 0 ? interestsOf(person.interests) : interestsOf(DEFAULT_INTERESTS, false);
    const model = { interests, taste, been, saved: new Set<string>(), friends: new Map() };
    const ours = recommend(catalog, model, moment, { count: TEN, without: known });
    const popular = [...open].sort((a, b) => b.activity - a.activity || (a.id < b.id ? -1 : 1));
    for (const { candidate, score } of ours) {
      covered.add(candidate.id);
      shown.push({ score, chance: chanceOf(score), taken: taken.has(candidate.id) });
    }
    groups = Math.min(groups, new Set(ours.map(({ candidate }) => candidate.group)).size);
    if (taken.size === 0) continue;
    const candidates = ours.map(({ candidate }) => candidate);
    scores.ours.push(ndcg(candidates, taken));
    scores.popular.push(ndcg(popular, taken));
    scores.random.push(ndcg(sample(open, TEN, world.random), taken));
  }
  return {
    people: scores.ours.length,
    ndcg: { ours: mean(scores.ours), popular: mean(scores.popular), random: mean(scores.random) },
    coverage: covered.size / city.length,
    /** The fewest groups in anyone's ten suggestions. */
    groups,
    shown,
  };
}
