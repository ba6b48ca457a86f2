import type { Cost } from "./ask";

/** The allowed multiple of the small city's figures, plus pages for deeper indexes, per twenty rows. */
const RATIO = 1.5;
const DEEPER = 160;
/** For a page that the small city doesn't have. */
const MOST_ALONE = 500;
export const MOST_MS = 100;
/** A table this short is scanned when hundreds of its rows are looked up, because that is faster. */
const SHORT = 6000;
/** The city's own tables, which grow with Chicago and not with its users. */
const CITY =
  /^(venues|hidden_gems|events|guides|trending_activities|place_activity|challenges|search_words|catalogue_versions)$/;

/** Rows that may cost more than in the small city: at most this many 8 kB pages, and why it stops there. */
const ABSOLUTE: readonly (readonly [RegExp, number, string])[] = [
  [/^\/api\/community\/events$/, 1100, "21 meetings with their hosts, their groups and the faces of five who come"],
  [/around=true/, 1200, "20 places on a board, each counted from tallies"],
  [/^\/api\/groups$/, 400, "20 groups, each with its owner and one's own seat"],
  [
    /^\/api\/venues\/\{id\}/,
    2000,
    "the thousand people followed last, and what one sees of the sixty who were here last",
  ],
  [/filter=following/, 8000, "three or four pages for each of at most 2,000 followed people who post seldom"],
  [
    /^\/api\/friends\/activity/,
    14_000,
    "three lists, and whether they are shown, of each of the five hundred people followed last",
  ],
  [/passport/, 7500, "one's own check-ins and photos at places, and all 1,716 of the fifty people followed last"],
  [/memories/, 4500, "one's own 1,329 photos, check-ins and 1,005 workouts, each looked up with its way"],
  [/memories\/years/, 12_000, "the same, the photos again for their places, and for each whom it shows"],
  [
    /^\/api\/categories\/\{category\}\/guides/,
    7500,
    "800 guides looked at, with their places, authors and both blocks, and three pages for each of the thousand people followed last",
  ],
  [
    /^\/api\/users\/\{id\}\/hosting/,
    6000,
    "the latest two hundred events somebody hosted, and eight pages for each of four hundred photos of them",
  ],
  [
    /^\/api\/plans\/shared$/,
    3600,
    "the two hundred days one joined with their owners, twenty of them with their stops",
  ],
  [/^\/api\/posts\/\{id\}\/likes$/, 450, "20 people, and who of the latest thousand likes one follows"],
  [/^\/api\/albums/, 400, "a day's photos, places, workouts, meetings and people, each as the viewer may see it"],
  [
    /^\/api\/(achievements|auth\/user|user\/stats|users\/\{id\}|workouts\/days)$/,
    800,
    "the days one was active on: 1,179 own photos by index alone; the map of visible pages is looked at anew for each of the 300 that moved",
  ],
  [/^\/api\/ways/, 4000, "three pages for each of the thousand people followed last"],
  [/workouts\/\{id\}$/, 1000, "the last two hundred ways one went, to tell whether this is one of them"],
  [/^\/api\/workouts\/records/, 6500, "five pages for each of one's own 1,126 efforts over a well-known distance"],
  [/scope=friends/, 9000, "eight pages for each of the thousand people followed last"],
  [/^\/api\/search/, 4000, "eight pages for each of 200 followed people, and 60 candidates a step"],
  [/notifications|^page /, 4000, "a hundred unread groups and what each is about; pages show the bell"],
  [/friends\/suggestions/, 4500, "three pages for each of 200 followed people, the 500 best known, 180 candidates"],
  [/social-matches/, 6000, "three pages for each of 200 followed people, 100 compared by what they did in 90 days"],
  [
    /recommendations/,
    6000,
    "300 likes, 300 photos, 300 meetings with their hosts, and 100 followed people's last days",
  ],
  [/^\/api\/friends/, 2000, "20 friends with what each did and saved today and every day they were active on"],
  [/q=(lake|zeppelin)/, 6000, "trigrams of a word: the planner takes them where the list by time would be longer"],
];

export type Compared = { name: string; small: Cost | undefined; large: Cost };

/** What is wrong with a row; empty if it is as flat as required. */
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
