/** @jest-environment node */

import { computeFeatures, type UserModel } from "@/lib/suggestions/recommendations/features";
import { interestsOf } from "@/lib/suggestions/recommendations/interests";
import { type Moment, momentOf } from "@/lib/suggestions/recommendations/moment";
import { recommend } from "@/lib/suggestions/recommendations/ranking";
import { DEFAULT_INTERESTS } from "@/lib/suggestions/recommendations/rules";
import { scoreOf } from "@/lib/suggestions/recommendations/score";
import { NO_TASTE, type PastAction, prepare, tasteOf, vocabularyOf } from "@/lib/suggestions/recommendations/taste";
import { WEATHERS } from "@/lib/suggestions/weather/rules";
import { randomOf, sample } from "@/prisma/seed/database";
import { seededCity } from "@/scripts/bench/eval-recommender/city";
import { evaluate } from "@/scripts/bench/eval-recommender/evaluate";
import { calibrationError, fitLogistic } from "@/scripts/bench/eval-recommender/measures";
import { evaluateTruth } from "@/scripts/bench/eval-recommender/truth";

const NOW = new Date("2026-06-12T15:00:00Z");
const HOUR = 3_600_000;
/** `npm run eval:recommender` looks at many more people, and prints what it found. */
const isEvaluation = process.env.npm_lifecycle_event === "eval:recommender";
const print = (figures: Record<string, number>) => {
  if (isEvaluation) process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
};
const city = seededCity(NOW);
const byId = new Map(city.map((thing) => [thing.id, thing]));
const vocabulary = vocabularyOf(city);
const catalog = prepare(city, vocabulary);
const prepared = new Map(catalog.map((one) => [one.candidate.id, one]));

const NOBODY: UserModel = {
  interests: interestsOf(DEFAULT_INTERESTS),
  taste: NO_TASTE,
  been: new Map(),
  saved: new Set(),
  friends: new Map(),
};
const moment = (at: Date, { weather = "sunny", temperature = 75, near = null }: Partial<Moment> = {}): Moment =>
  momentOf(at, { weather, temperature }, near);
const top = (person: UserModel, when: Moment, count = 10) =>
  recommend(catalog, person, when, { count, without: new Set() });

test("default interests are never called yours, and interests you chose are named with their evidence", () => {
  const reasons = (interests: UserModel["interests"]) =>
    top({ ...NOBODY, interests }, moment(NOW)).map(({ reason }) => reason);
  expect(reasons(interestsOf(DEFAULT_INTERESTS)).join()).toContain("You like");
  expect(reasons(interestsOf(DEFAULT_INTERESTS, false)).join()).not.toContain("You like");
  expect(reasons(interestsOf(["fitness"])).join()).toMatch(/You like fitness \([a-z ]+\)/);
});

test("a new person who runs, drinks coffee, and wants to move more gets a run, a coffee place, and something active", () => {
  const person = { ...NOBODY, interests: interestsOf(["running", "coffee", "fitness"]) };
  for (const hour of [14, 18, 22]) {
    const first = top(person, moment(new Date(NOW.getTime() + (hour - 15) * HOUR))).slice(0, 5);
    const about = (words: RegExp) => first.filter(({ candidate }) => words.test(candidate.text)).length;
    expect(about(/running|5k/)).toBeGreaterThanOrEqual(1);
    expect(about(/coffee|cafe/)).toBeGreaterThanOrEqual(1);
    expect(about(/running|cycling|climbing|yoga|soccer|basketball|fitness|swimming/)).toBeGreaterThanOrEqual(2);
  }
});

test.each(["2026-11-26T18:00:00Z", "2026-07-04T17:00:00Z", "2026-01-10T02:00:00Z"])(
  "someone unknown first gets something easy, open, and inexpensive at %s, unless everything is closed",
  (at) => {
    const [first] = top({ ...NOBODY, interests: interestsOf(DEFAULT_INTERESTS, false) }, moment(new Date(at)));
    expect(first?.candidate).toMatchObject({ difficulty: "Easy", startsAt: null });
    expect(["Free", "$", "$$"]).toContain(first?.candidate.price);
  },
);

test("throughout a year, every suggestion is possible, every reason is true, and interests are reflected", () => {
  const size = isEvaluation ? { people: 500, weeks: 52, seed: 23 } : { people: 7, weeks: 8, seed: 5 };
  const truth = evaluateTruth(seededCity, new Date("2026-01-05T18:00:00Z"), size);
  const { lists, cards, hits, coverage } = truth;
  print({ lists, cards, hits, coverage });
  expect(truth.infeasible).toEqual([]);
  expect(truth.untrue).toEqual([]);
  expect(truth.repeats).toBe(0);
  expect(truth.hits).toBeGreaterThanOrEqual(0.95);
}, 600_000);

test("in 500 random moments everything suggested exists and is open or unknown; indoor first in the rain; most first cards are for today", () => {
  const random = randomOf(8);
  const offenders: unknown[] = [];
  const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
  for (let i = 0; i < 500; i += 1) {
    const at = new Date(NOW.getTime() + Math.floor(random() * 24 * 14) * HOUR);
    const weather = pick(WEATHERS);
    const near = random() < 0.5 ? { lat: 41.7 + random() * 0.3, lng: -87.8 + random() * 0.2 } : null;
    const person: UserModel = {
      ...NOBODY,
      interests: interestsOf(sample(["jazz", "food", "running", "art", "swimming", "coffee"], 2, random)),
      saved: new Set(sample(city, 5, random).map(({ id }) => id)),
      friends: new Map(sample(city, 5, random).map(({ id }) => [id, 1 + Math.floor(random() * 5)])),
      taste: tasteOf(
        sample(city, 8, random).map(({ id }) => ({ kind: "been", id, daysAgo: 3 })),
        { vocabulary, find: (id) => prepared.get(id) },
      ),
    };
    const list = top(person, moment(at, { weather, near, temperature: Math.floor(20 + random() * 70) }));
    const roofs = list.map(({ candidate }) => candidate.indoor);
    const wrong = list.filter(
      ({ candidate, isOpen, confidence, reason }) =>
        byId.get(candidate.id)?.title !== candidate.title ||
        isOpen === false ||
        (candidate.endsAt !== null && candidate.endsAt <= at.getTime()) ||
        confidence < 1 ||
        confidence > 99 ||
        !/^[A-Z\d].+\.$/.test(reason),
    );
    const isDry = weather !== "rainy" || (roofs[0] === true && !roofs.join().includes("false,true"));
    const isPlace = ({ candidate }: (typeof list)[number]) => ["venue", "gem", "event"].includes(candidate.targetType);
    const isForToday =
      list[0]?.candidate.targetType !== "challenge" &&
      list.slice(0, 5).filter(isPlace).length >= Math.min(3, list.filter(isPlace).length);
    const isVaried = new Set(list.map(({ candidate }) => candidate.id)).size === list.length && list.length >= 5;
    if (wrong.length > 0 || !isDry || !isForToday || !isVaried) offenders.push({ at, weather, wrong, roofs });
  }
  expect(offenders).toEqual([]);
});

const noon = moment(new Date("2026-06-13T17:00:00Z"));
const groupsOf = (list: ReturnType<typeof top>) => new Set(list.map(({ candidate }) => candidate.group));

test("a new member gets variety, and reasons that claim nothing about them", () => {
  const list = top(NOBODY, noon);
  expect(groupsOf(list).size).toBeGreaterThanOrEqual(3);
  for (const { reason } of list) expect(reason).not.toMatch(/you often|you go|saved|follow/i);
});

test.each([
  ["a friend's visit", { friends: new Map([["shedd-aquarium", 3]]) }, "3 people you follow went recently", "social"],
  ["the saved list", { saved: new Set(["shedd-aquarium"]) }, "you saved it", "discovery"],
  ["a habit", { been: new Map([["shedd-aquarium", 4]]) }, "you go there often", "habit"],
] as const)("%s raises a place, and is the reason", (_name, change, words, type) => {
  const at = (person: UserModel) => top(person, noon, 150).find(({ candidate }) => candidate.id === "shedd-aquarium");
  const before = at({ ...NOBODY, interests: interestsOf([]) });
  const after = at({ ...NOBODY, interests: interestsOf([]), ...change });
  expect(after?.reason.toLowerCase()).toContain(words);
  if (type !== "habit") expect(after?.type).toBe(type);
  expect(after?.confidence ?? 0).toBeGreaterThan((before?.confidence ?? 0) - (type === "habit" ? 5 : 0));
});

test("a dismissal also lowers similar items", () => {
  const jazz: PastAction[] = ["green-mill", "kingston-mines"].map((id) => ({ kind: "dismissed", id, daysAgo: 1 }));
  const evening = moment(new Date("2026-06-14T02:00:00Z"));
  const club = prepared.get("buddy-guys-legends");
  if (!club) throw new Error("no such club");
  const score = (person: UserModel) => scoreOf(computeFeatures(club, person, evening).features);
  const taste = tasteOf(jazz, { vocabulary, find: (id) => prepared.get(id) });
  expect(score({ ...NOBODY, taste })).toBeLessThan(score(NOBODY) - 0.5);
});

test("cold water is never the first suggestion, and a shared position favors nearby items", () => {
  const winter = top(
    { ...NOBODY, interests: interestsOf(["swimming", "beach"]) },
    moment(noon.at, { temperature: 35 }),
    5,
  );
  expect(winter.filter(({ candidate }) => candidate.topics.includes("water") && !candidate.indoor)).toEqual([]);
  const hydePark = top(
    { ...NOBODY, interests: interestsOf([]) },
    { ...noon, near: { lat: 41.7916, lng: -87.5997 } },
    3,
  );
  expect(hydePark.some(({ reason }) => /mi from you/.test(reason))).toBe(true);
});

test("better than popularity and chance on unseen people, varied, and well calibrated", () => {
  const { ndcg, coverage, groups, shown } = evaluate(city, NOW, 23, 400);
  if (isEvaluation) print({ ...ndcg, coverage, groups, ...fitLogistic(evaluate(city, NOW, 11, 400).shown) });
  expect(ndcg.ours).toBeGreaterThanOrEqual(1.5 * ndcg.popular);
  expect(ndcg.ours).toBeGreaterThanOrEqual(3 * ndcg.random);
  expect(coverage).toBeGreaterThan(0.6);
  expect(groups).toBeGreaterThanOrEqual(3);
  expect(calibrationError(shown)).toBeLessThan(0.1);
});
