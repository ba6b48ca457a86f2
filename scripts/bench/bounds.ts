import { z } from "zod";

/** What one request costs: its time, and what PostgreSQL reports about its statements. */
const cost = z.object({
  ...{ status: z.number(), ms: z.number(), running: z.number(), statements: z.number(), buffers: z.number() },
  scans: z.array(z.object({ table: z.string(), rows: z.number() })),
});
export const measuredRows = z.array(z.object({ name: z.string(), who: z.string(), page: z.number(), cost }));
export type Cost = z.infer<typeof cost>;

/** `npm run bench`: what Windmile may cost, as a multiple of the bare page in the same run. */
export const BENCH = {
  screen: 3.5,
  posts: 3.5,
  /** Home, as a multiple of the peer's page that does the same work. */
  peer: 0.8,
  scripts: 1.68, // 90 KB above the bare page
  memory: 1.3,
  start: 2.5,
  /** A screen's HTML, uncompressed. */
  htmlKilobytes: 90,
};

/** `npm run bench:phone`, in Lighthouse's simulated phone. */
export const PHONE = {
  score: 95,
  /** A lower score is fine if it is at most this far below the bare page's in the same run. */
  belowBare: 4,
  blockingMs: 200,
  paintMs: 2500,
  shift: 0.05,
};

/** `npm run load`: 95 of 100 requests must be answered within this many milliseconds. */
export const LOAD = { p95: 1000 };

/** `npm run bench:grow`. */
export const GROWTH = {
  /** The allowed multiple of the small city's figures, plus pages for deeper indexes, per twenty rows. */
  ratio: 1.5,
  deeper: 160,
  /** Pages for a request that the small city doesn't have. */
  alone: 500,
  ms: 100,
  /** A table this short is scanned when hundreds of its rows are looked up, because that is faster. */
  shortTable: 6000,
};

/** The city's own tables, which grow with Chicago and not with its users. */
const CITY_TABLES =
  /^(venues|hidden_gems|events|guides|trending_activities|place_activity|challenges|search_words|catalog_versions)$/;

/** Requests that may read more than in the small city: at most this many 8 kB pages, and why it stops there. */
const PAGES_READ: readonly (readonly [RegExp, number, string])[] = [
  [/^\/api\/community\/events$/, 1300, "21 events with their hosts, groups, and five guests"],
  [/^\/api\/account\/hosting$/, 400, "the next 20 events, each with who would host it"],
  [/around=true/, 1200, "20 places on a leaderboard, each counted from tallies"],
  [/^\/api\/groups$/, 400, "20 groups, each with its owner and the viewer's membership"],
  [/^\/api\/venues\/\{id\}/, 2000, "the thousand people followed last, and the sixty latest visitors"],
  [/filter=following/, 8000, "three or four pages for each of at most 2,000 followed people who rarely post"],
  [/^\/api\/friends\/activity/, 14_000, "three lists, and their visibility, of each of the 500 people followed last"],
  [/passport/, 7500, "the viewer's check-ins and photos at places, and 1,716 of the fifty people followed last"],
  [/memories/, 4500, "the viewer's 1,329 photos, check-ins, and 1,005 workouts, each with its route"],
  [/memories\/years/, 13_000, "the same, and the photos again for their places and for the people in them"],
  [/^\/api\/categories\/\{category\}\/guides/, 7500, "800 guides with places and authors; 1,000 followed people"],
  [/^\/api\/users\/\{id\}\/hosting/, 6000, "the host's latest 200 events, and eight pages for each of 400 photos"],
  [/^\/api\/plans\/shared$/, 3600, "the viewer's 200 shared days with their owners, twenty of them with stops"],
  [/^\/api\/posts\/\{id\}\/likes$/, 450, "20 people, and which of the latest thousand likes are by followed people"],
  [/^\/api\/albums/, 400, "a day's photos, places, workouts, events, and people, as the viewer may see them"],
  [
    /^\/api\/(achievements|auth\/user|user\/stats|users\/\{id\}|workouts\/days)$/,
    800,
    "days with activity: 1,179 photos",
  ],
  [/^\/api\/ways/, 4000, "three pages for each of the thousand people followed last"],
  [/workouts\/\{id\}$/, 1000, "the last two hundred routes, to tell whether this is one of them"],
  [/^\/api\/workouts\/records/, 6500, "five pages for each of the viewer's 1,126 efforts over a standard distance"],
  [/scope=friends/, 9000, "eight pages for each of the thousand people followed last"],
  [/^\/api\/search/, 4000, "eight pages for each of 200 followed people, and 60 candidates per step"],
  [/notifications|^page /, 4000, "a hundred unread groups and what each is about; pages show the bell"],
  [/friends\/suggestions/, 4500, "three pages for each of 200 followed people, the 500 best known, 180 candidates"],
  [/social-matches/, 6000, "three pages for each of 200 followed people, 100 compared by what they did in 90 days"],
  [/recommendations/, 7000, "300 likes, 300 photos, 300 events with hosts, and the last days of 100 followed people"],
  [/^\/api\/friends/, 2000, "20 friends with what each did and saved today, and every active day"],
  [/q=(lake|zeppelin)/, 6000, "trigrams of a word, which the planner prefers where the list by time would be longer"],
];

export type Compared = { name: string; small: Cost | undefined; large: Cost };

/** What is wrong with a request of `bench:grow`; empty if it is as flat as required. */
export function growthFaults({ name, small, large }: Compared, isTimed: boolean): string[] {
  const faults: string[] = [];
  if (large.status >= 400) faults.push(`returned ${large.status}`);
  for (const { table, rows } of large.scans)
    if (rows > GROWTH.shortTable && !CITY_TABLES.test(table)) faults.push(`reads all of ${table}`);
  const flat = small ? GROWTH.ratio * small.buffers + GROWTH.deeper : GROWTH.alone;
  const bound = Math.max(flat, ...PAGES_READ.filter(([names]) => names.test(name)).map(([, most]) => most));
  if (large.buffers > bound) faults.push(`${large.buffers} pages, at most ${Math.round(bound)}`);
  if (small && large.statements > GROWTH.ratio * small.statements + 1) faults.push(`${large.statements} statements`);
  if (isTimed && Math.min(large.ms, large.running) > GROWTH.ms) faults.push(`${Math.round(large.ms)} ms`);
  return faults;
}

export const exceptions = PAGES_READ.map(([names, most, why]) => `${names.source}: at most ${most} pages (${why})`);
