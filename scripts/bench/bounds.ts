import type { Cost } from "./ask";

/** Of the small city's figures at most so many times, and more pages for the deeper indexes of twenty rows. */
const RATIO = 1.5;
const DEEPER = 160;
/** Of a page that the small city does not have. */
const MOST_ALONE = 500;
const MOST_MS = 100;
/** A table this short is read whole where hundreds of its rows are looked up: that is quicker. */
const SHORT = 6000;
/** The city's own tables: they grow with Chicago, not with its people. */
const CITY = /^(venues|hidden_gems|events|guides|trending_activities|challenges|search_words|catalogue_versions)$/;

/** Where a row may cost more than the small city's: at most so many pages of 8 kB, and why that is the end of it. */
const ABSOLUTE: readonly (readonly [RegExp, number, string])[] = [
  [/^\/api\/community\/events$/, 900, "20 meetings with their hosts and the faces of three who come"],
  [/around=true/, 1200, "20 places on a board, each counted from tallies"],
  [/^\/api\/groups$/, 400, "20 groups, each with its owner and one's own seat"],
  [
    /^\/api\/venues\/\{id\}/,
    4500,
    "the last visit of each of the thousand people followed last, and what one sees of sixty",
  ],
  [/filter=following/, 8000, "three or four pages for each of at most 2,000 followed people who post seldom"],
  [/scope=friends/, 9000, "eight pages for each of the thousand people followed last"],
  [/^\/api\/search/, 4000, "eight pages for each of 200 followed people, and 60 candidates a step"],
  [/notifications|^page /, 4000, "a hundred unread groups and what each is about; pages show the bell"],
  [/friends\/suggestions/, 4500, "three pages for each of 200 followed people, 180 candidates"],
  [/social-matches/, 6000, "three pages for each of 200 followed people, 100 compared by what they did in 90 days"],
  [/recommendations/, 5000, "300 likes, 300 photos and visits, 100 followed people"],
  [/^\/api\/friends/, 2500, "20 friends with every day they were active on, for their streaks"],
  [/q=(lake|zeppelin)/, 6000, "trigrams of a word: the planner takes them where the list by time would be longer"],
];

export type Compared = { name: string; small: Cost | undefined; large: Cost };

/** What is wrong with a row; nothing, when it is as flat as it has to be. */
export function faultsOf({ name, small, large }: Compared, isTimed: boolean): string[] {
  const faults: string[] = [];
  if (large.status >= 400) faults.push(`answered ${large.status}`);
  for (const { table, rows } of large.scans)
    if (rows > SHORT && !CITY.test(table)) faults.push(`reads all of ${table}`);
  const flat = small ? RATIO * small.buffers + DEEPER : MOST_ALONE;
  const bound = Math.max(flat, ...ABSOLUTE.filter(([rows]) => rows.test(name)).map(([, most]) => most));
  if (large.buffers > bound) faults.push(`${large.buffers} buffers, at most ${Math.round(bound)}`);
  if (small && large.statements > RATIO * small.statements + 1) faults.push(`${large.statements} statements`);
  if (isTimed && Math.min(large.ms, large.running) > MOST_MS) faults.push(`${Math.round(large.ms)} ms`);
  return faults;
}

export const reasons = ABSOLUTE.map(([rows, most, why]) => `${rows.source}: at most ${most} buffers (${why})`);
