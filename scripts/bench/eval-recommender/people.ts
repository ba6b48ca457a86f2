import type { Candidate } from "@/lib/suggestions/recommendations/candidates";
import { weatherFit } from "@/lib/suggestions/recommendations/features";
import type { Moment } from "@/lib/suggestions/recommendations/moment";
import { randomOf, sample } from "@/prisma/seed/database";

/**
 * Simulated people. Each has a taste: a direction in a space that the ranking never sees, in which every word of the
 * catalog has a random position and every item a position of its own beside its words. People take up an item with a
 * chance that grows with its closeness to their taste, and slightly with its rating.
 */
const DIMENSIONS = 12;
const STEEPNESS = 9;
const THRESHOLD = 0.44;
const STARS = 0.5;
/** The part of an item beyond its words, and of a person beyond any item. */
const OWN = 0.35;

type Vector = readonly number[];

type World = { random: () => number; places: ReadonlyMap<string, Vector> };

const gaussian = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const direction = (random: () => number): Vector => unit(Array.from({ length: DIMENSIONS }, () => gaussian(random)));
const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((part) => part / length);
};
const sum = (vectors: readonly (readonly [Vector, number])[]): Vector =>
  Array.from({ length: DIMENSIONS }, (_, i) =>
    vectors.reduce((total, [vector, weight]) => total + weight * (vector[i] ?? 0), 0),
  );
const dot = (a: Vector, b: Vector) => a.reduce((total, part, i) => total + part * (b[i] ?? 0), 0);

/** All positions in one world; another seed is another world. */
export function worldOf(city: readonly Candidate[], seed: number): World {
  const random = randomOf(seed);
  const words = new Map<string, Vector>();
  const placeOf = (word: string): Vector => {
    const place = words.get(word) ?? direction(random);
    words.set(word, place);
    return place;
  };
  const places = city.map((thing): [string, Vector] => {
    const group = `group ${thing.group}`;
    const named = [...thing.words, group, group].map(placeOf);
    const own: [Vector, number] = [direction(random), OWN * Math.sqrt(named.length)];
    return [thing.id, unit(sum([...named.map((place): [Vector, number] => [place, 1]), own]))];
  });
  return { random, places: new Map(places) };
}

/** The chance that this person takes up this item when they see it, in this weather if any. */
export function chance(world: World, taste: Vector, thing: Candidate, moment?: Moment): number {
  const nearness = dot(taste, world.places.get(thing.id) ?? []);
  const stars = thing.rating === null ? 0 : thing.rating - 4.5;
  const outside = moment ? 2 * Math.min(0, weatherFit(thing, moment)) : 0;
  return 1 / (1 + Math.exp(-(STEEPNESS * (nearness - THRESHOLD) + STARS * stars + outside)));
}

/** A person with a taste near two of the city's items, what they did before, in order, and the interests they chose. */
export function personIn(world: World, city: readonly Candidate[]) {
  const { random, places } = world;
  const loved = sample(city, 2, random);
  const taste = unit(
    sum([...loved.map(({ id }): [Vector, number] => [places.get(id) ?? [], 1]), [direction(random), 0.4]]),
  );
  const met = sample(city, Math.floor(city.length / 2), random);
  const history = met.filter((thing) => random() < chance(world, taste, thing));
  const interests = random() < 0.5 ? loved.flatMap(({ words }) => words.slice(0, 1)) : [];
  return { taste, history, interests };
}
