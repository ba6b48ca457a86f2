import { getTimes } from "suncalc";
import { GOAL_NAMES, GOALS, INTERESTS } from "@/lib/account/rules";
import { CHICAGO, dayIn, hourIn, instantAt } from "@/lib/core/shared/clock";
import { interestWords } from "@/lib/core/shared/interests";
import { isOpenAt, minuteOfWeek } from "@/lib/discover/hours/rules";
import { distance, MAP_CENTER, METERS_PER_MILE } from "@/lib/discover/map/rules";
import type { Candidate } from "@/lib/suggestions/recommendations/candidates";
import type { UserModel } from "@/lib/suggestions/recommendations/features";
import { interestsOf } from "@/lib/suggestions/recommendations/interests";
import { type Moment, momentOf } from "@/lib/suggestions/recommendations/moment";
import { type Ranked, recommend } from "@/lib/suggestions/recommendations/ranking";
import { DEFAULT_INTERESTS, RECOMMENDATIONS_SHOWN } from "@/lib/suggestions/recommendations/rules";
import { type PastAction, prepare, tasteOf, vocabularyOf } from "@/lib/suggestions/recommendations/taste";
import { usualWeather } from "@/lib/suggestions/weather/rules";
import { randomOf, sample } from "@/prisma/seed/database";

/**
 * Whether suggestions can be trusted: new and returning people through a year, judged by the seeded data and not by the
 * ranking's output.
 */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOURS = [8, 12, 17, 20];
const FIRST_CARDS = 5;
const [WEEKS, WEEKDAYS] = [52, 7];
/** Getting to a place takes at least this long. */
const MINUTES_AWAY = 10;
const CLOSED_DAYS = ["2026-01-01", "2026-11-26", "2026-12-25", "2027-01-01", "2027-11-25", "2027-12-25"];
const SUMMER = [5, 6, 7, 8, 9];

type Visit = { person: UserModel; declared: readonly string[]; dismissed: ReadonlySet<string> };

/** Why this can't be done at that moment; null if it can. */
function infeasible(candidate: Candidate, { at, temperature }: Moment): string | null {
  const { targetType, indoor, hours, startsAt, endsAt, timeKnown, words, stayMinutes } = candidate;
  if (targetType === "challenge") return endsAt !== null && endsAt > at.getTime() ? null : "over";
  if (startsAt !== null) return (timeKnown ? startsAt : (endsAt ?? 0)) > at.getTime() ? null : "has begun";
  const day = dayIn(CHICAGO, at);
  const arrival = new Date(at.getTime() + MINUTES_AWAY * MINUTE);
  const leaves = new Date(at.getTime() + Math.min(stayMinutes, 45) * MINUTE);
  if (indoor && CLOSED_DAYS.includes(day)) return "closed on a holiday";
  if (hours && [at, arrival, leaves].some((then) => !isOpenAt(hours, minuteOfWeek(then)))) return "closed";
  if (!indoor && !words.includes("hot dogs")) {
    const { sunrise, sunset } = getTimes(instantAt(CHICAGO, day, 720), MAP_CENTER.lat, MAP_CENTER.lng);
    if (arrival < (sunrise ?? arrival) || arrival > (sunset ?? arrival)) return "dark";
  }
  const isBeach = words[0] === "beach";
  if (isBeach && (!SUMMER.includes(Number(day.slice(5, 7))) || temperature < 60)) return "out of season";
  const isHall = ["concert venue", "arena", "ballpark", "stadium", "theater", "concert hall"].includes(words[0] ?? "");
  if (isHall && hours === null) return "open for events only";
  const hour = hourIn(CHICAGO, at);
  if (indoor && hours === null && (hour < 7 || hour >= 23)) return "hours unknown at night";
  return null;
}

const textOf = ({ words, title, group }: Candidate) => [...words, title, group].join(", ").toLowerCase();
const has = (candidate: Candidate, phrase: string) => textOf(candidate).includes(phrase.toLowerCase());

/** The claims a reason can make, each with what must be true. Anything else is an unknown claim, and false. */
const CLAIMS: readonly [RegExp, (match: RegExpExecArray, ranked: Ranked, visit: Visit, moment: Moment) => boolean][] = [
  [
    /^you like ([\w\s&'-]+?)(?: \((.+)\))?$/,
    ([, interest = "", evidence = interest], { candidate }, { declared }) =>
      declared.some(
        (one) => interestWords(one) === interest && has(candidate, evidence === interest ? one : evidence),
      ) && !(interest === "fitness" && isWatched(candidate)),
  ],
  [/^you saved it$/, (_, { candidate }, { person }) => person.saved.has(candidate.id)],
  [
    /^(?:someone|(\d+) people) you follow (?:joined|went lately|went recently|is going|are going)$/,
    ([, count = "1"], { candidate }, { person }) => person.friends.get(candidate.id) === Number(count),
  ],
  [/^it's popular right now$/, (_, { candidate }) => candidate.activity >= 3],
  [
    /^(it's|its host is) rated ([\d.]+)$/,
    ([, what, rating], { candidate }) =>
      candidate.rating?.toFixed(1) === rating &&
      (candidate.targetType === "community-event") === (what === "its host is"),
  ],
  [
    /^it's ([\d.]+) mi from you$/,
    ([, miles], { candidate }, _, { near }) =>
      near !== null &&
      candidate.coordinates !== null &&
      Math.max(0.1, distance(near, candidate.coordinates) / METERS_PER_MILE).toFixed(1) === miles,
  ],
  [/^it's new to you$/, (_, { candidate }, { person }) => !person.been.has(candidate.id) && person.been.size > 0],
  [/^you go there often$/, (_, { candidate }, { person }) => (person.been.get(candidate.id) ?? 0) >= 3],
  [
    /^you often choose (.+) \((\d+) times\)$/,
    ([, , times], { candidate }, { person }) =>
      candidate.topics.some((topic) => person.taste.chosen.get(topic) === Number(times)),
  ],
  [/^it's indoors, out of the rain$/, (_, { candidate }, __, { weather }) => candidate.indoor && weather === "rainy"],
  [
    /^it's warm inside on a cold day$/,
    (_, { candidate }, __, { temperature }) =>
      candidate.indoor && candidate.targetType !== "challenge" && temperature < 45,
  ],
  [/^it's dry enough for a walk$/, (_, { candidate }, __, { weather }) => !candidate.indoor && weather !== "rainy"],
  [
    /^it's a good spot for a sunny day$/,
    (_, { candidate }, __, { weather, at, light }) =>
      (candidate.startsAt === null || candidate.startsAt - at.getTime() < DAY / 4) &&
      !candidate.indoor &&
      weather === "sunny" &&
      at.getTime() >= light.from &&
      at.getTime() < light.to,
  ],
];

function untrue(ranked: Ranked, visit: Visit, moment: Moment): string | null {
  const text = ranked.reason.replace(/\.$/, "");
  const reason = text.charAt(0).toLowerCase() + text.slice(1);
  if (reason === "something different for today") return null;
  for (const clause of reason.split(", and ")) {
    const matches = CLAIMS.map(([pattern, holds]) => [pattern.exec(clause), holds] as const);
    if (!matches.some(([match, holds]) => match && holds(match, ranked, visit, moment))) return clause;
  }
  return null;
}

/** Words that a reader of the cards would accept as matching the interest. */
const INTEREST_PATTERNS: Record<string, RegExp> = {
  running: /\brun(ning|s)?\b|5k|triathlon/,
  cycling: /cycling|bik|\brides?\b/,
  strength: /strength|climbing|gym|fitness/,
  swimming: /swimming|beach/,
  hiking: /hiking|trail|walk|nature|park|prairie|dunes/,
  kayaking: /kayak|river|lake/,
  volleyball: /volleyball|beach/,
  food: /food|restaurant|pizza|taco|burger|barbecue|dim sum|bakery|diner|deli|brunch/,
  coffee: /coffee|cafe|roaster/,
  music: /music|jazz|blues|concert|orchestra|opera|indie|rock/,
  comedy: /comedy|improv|stand-up|sketch/,
  theater: /theat|plays|musical|opera|ballet/,
  art: /\barts?\b|gallery|mural/,
  architecture: /architect|landmark|skyscraper|frank lloyd|tower/,
  history: /histor|museum/,
  books: /books?|reading|writers|journalism|cultural center/,
  photography: /photo|view|skyline|observation/,
  gardens: /garden|conservatory|plants|blossom/,
  birding: /bird/,
  dogs: /dog friendly|dog/,
  fitness: /fitness|run|cycling|bik|yoga|climbing|skating|volleyball|basketball|soccer|bowling|swimming/,
  culture: /museum|art|histor|theat|cultur|opera|orchestra|architect/,
  community: /community|volunteer|social|beginners|group/,
};

/** Watching a game isn't being active. */
const isWatched = ({ words, group }: Candidate) =>
  ["sports", "stadium", "arena", "ballpark"].includes(words[0] ?? "") && group === "Sports & Active Adventure";

const isHit = (candidate: Candidate, interest: string) =>
  INTEREST_PATTERNS[interest]?.test(textOf(candidate)) ?? has(candidate, interest);

function cityOf(seeded: readonly Candidate[]) {
  const city = seeded.map((thing, index) => ({ ...thing, activity: index % 6 }));
  const vocabulary = vocabularyOf(city);
  return { city, vocabulary, catalog: prepare(city, vocabulary) };
}

/** New people, and people with a history, saved items, and people they follow. Not all chose interests or a goal. */
function visitor({ city, catalog, vocabulary }: ReturnType<typeof cityOf>, random: () => number): Visit {
  const isNew = random() < 0.5;
  const interests = random() < 0.1 ? [] : sample(INTERESTS, 1 + Math.floor(random() * 4), random);
  const goals = random() < 0.5 ? sample(GOAL_NAMES, 1, random) : [];
  const done = isNew ? [] : sample(city, 8, random);
  const actions = done.map(({ id }, index): PastAction => ({ kind: "been", id, daysAgo: index * 3 }));
  const declared = [...interests, ...goals.map((goal) => GOALS[goal].interest)];
  const find = (id: string) => catalog.find(({ candidate }) => candidate.id === id);
  return {
    declared,
    person: {
      interests: declared.length > 0 ? interestsOf(declared) : interestsOf(DEFAULT_INTERESTS, false),
      taste: tasteOf(actions, { vocabulary, find }),
      been: new Map(done.map(({ id }, index) => [id, 1 + (index % 4)])),
      saved: new Set(isNew ? [] : sample(city, 4, random).map(({ id }) => id)),
      friends: new Map(isNew ? [] : sample(city, 5, random).map(({ id }) => [id, 1 + Math.floor(random() * 4)])),
    },
    dismissed: new Set(sample(city, 3, random).map(({ id }) => id)),
  };
}

function momentIn(day: string, hour: number, random: () => number): Moment {
  const usual = usualWeather(Number(day.slice(5, 7)), hour);
  const weather = random() < 0.2 ? "rainy" : usual.weather;
  const temperature = usual.temperature + Math.round(random() * 30 - 15);
  const near = random() < 0.5 ? { lat: 41.75 + random() * 0.25, lng: -87.75 + random() * 0.15 } : null;
  return momentOf(instantAt(CHICAGO, day, hour * 60 + Math.floor(random() * 60)), { weather, temperature }, near);
}

/** What these people see when they open suggestions, at four hours of the day in each of these weeks. */
export function evaluateTruth(
  seededOn: (now: Date) => readonly Candidate[],
  from: Date,
  { people, weeks, seed }: { people: number; weeks: number; seed: number },
) {
  const random = randomOf(seed);
  const found = { infeasible: [] as string[], untrue: [] as string[] };
  /** Lists, cards, and lists with a duplicate or a dismissed item. */
  let [lists, cards, repeats] = [0, 0, 0];
  const [shown, known] = [new Set<string>(), new Set<string>()];
  let [hits, possible] = [0, 0];
  for (let turn = 0; turn < weeks * WEEKDAYS; turn += 1) {
    const week = Math.floor(((turn / WEEKDAYS) * WEEKS) / weeks);
    const now = new Date(from.getTime() + (week * WEEKDAYS + (turn % WEEKDAYS)) * DAY);
    const there = cityOf(seededOn(now));
    for (const { id } of there.city) known.add(id);
    const visitors = Array.from({ length: Math.ceil(people / WEEKDAYS) }, () => visitor(there, random));
    for (const visit of visitors) {
      for (const hour of HOURS) {
        const moment = momentIn(dayIn(CHICAGO, now), hour, random);
        const list = recommend(there.catalog, visit.person, moment, {
          count: RECOMMENDATIONS_SHOWN,
          without: visit.dismissed,
        });
        lists += 1;
        cards += list.length;
        for (const card of list) {
          shown.add(card.candidate.id);
          const [cannot, wrong] = [infeasible(card.candidate, moment), untrue(card, visit, moment)];
          if (cannot) found.infeasible.push(`${moment.at.toISOString()} ${card.candidate.title}: ${cannot}`);
          if (wrong) found.untrue.push(`${card.candidate.title}: ${wrong}`);
        }
        const ids = list.map(({ candidate }) => candidate.id);
        if (new Set(ids).size < ids.length || ids.some((id) => visit.dismissed.has(id))) repeats += 1;
        const isAnswer = (candidate: Candidate) => visit.declared.some((interest) => isHit(candidate, interest));
        const isPossible = there.city.some(
          (thing) =>
            !visit.dismissed.has(thing.id) &&
            isAnswer(thing) &&
            infeasible(thing, moment) === null &&
            (moment.weather !== "rainy" || thing.indoor),
        );
        if (!isPossible) continue;
        possible += 1;
        if (list.slice(0, FIRST_CARDS).some(({ candidate }) => isAnswer(candidate))) hits += 1;
      }
    }
  }
  return {
    ...{ ...found, lists, cards, repeats },
    /** Share of lists with one of the person's interests among the first five cards, if the city had one then. */
    hits: hits / Math.max(1, possible),
    /** Share of the city that was ever suggested. */
    coverage: shown.size / known.size,
  };
}
