// node --conditions=react-server --import tsx scripts/bench/hot-rows.ts: how many people per second can like one photo,
// follow one person, earn their first XP of the week, and join one challenge, twenty at a time: rows that all of them
// write. A warm-up of a dozen per connection comes first, so that nothing is compiled or planned while measuring. A
// word (awards) measures only one kind.
import { Client } from "pg";
import { openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";
import { cpuSeconds, parentOf } from "./processes";

const PEOPLE = 800;
const FIRST = 240;
const AT_ONCE = 20;
const WAITING = "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'";
/** The throughput one row must reach. */
const WANTED = 200;

/** Runs each of them once, `AT_ONCE` at a time. */
async function inTurns(people: readonly string[], act: (id: string) => Promise<unknown>): Promise<void> {
  const left = [...people];
  const worker = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await act(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function run(): Promise<void> {
  const database = await openThrowawayDatabase();
  Object.assign(process.env, {
    ...{ DATABASE_URL: database.url, NEXTAUTH_SECRET: "a bench signs nothing with this secret", LOG_LEVEL: "silent" },
    ...{ WINDMILE_EMBEDDED: "1", DATA_DIR: database.folder, NODE_ENV: "production" },
  });
  await migrate(database.url);
  const { pool } = await import("@/lib/core/server/db");
  const { personOf } = await import("./growth");
  const people = Array.from({ length: FIRST + PEOPLE }, (_, index) => personOf(index + 1));
  const star = personOf(FIRST + PEOPLE + 1);
  await pool.query(
    `insert into users (id, email, "firstName", "lastName") select id, id || '@example.com', 'First', 'Last' from unnest($1::uuid[]) id`,
    [[...people, star]],
  );
  await pool.query(
    `insert into photos (id, "userId", title, images, "mediaKey") values ($1, $1, 'Viral', '[]', 'viral')`,
    [star],
  );
  const { likePhoto } = await import("@/lib/feed/likes/mutations");
  const { follow } = await import("@/lib/social/follows/mutations");
  await pool.query(
    `insert into challenges (id, slug, title, description, scope, unit, target, "startsAt", "endsAt")
     values ($1, 'city', 'City', 'All', 'city', 'distance', 1000, now() - interval '1 day', now() + interval '1 day')`,
    [star],
  );
  const { joinChallenge } = await import("@/lib/activity/challenges/mutations");
  const { createWorkout } = await import("@/lib/activity/workouts/mutations");
  const { createWorkoutSchema } = await import("@/lib/activity/workouts/schema");
  const workout = createWorkoutSchema.parse({ activityType: "running", duration: 30 });
  const kinds: [string, (id: string) => Promise<unknown>][] = [
    ["likes of one photo", (id) => likePhoto(id, star)],
    ["follows of one person", (id) => follow(id, star)],
    ["first awards of a week", (id) => createWorkout(id, workout)],
    ["joins of one challenge", (id) => joinChallenge(id, star)],
  ];
  const watcher = new Client(database.url);
  await watcher.connect();
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postgres = parentOf(rows[0]?.pid ?? 0);
  const msOf = (seconds: number) => `${((seconds * 1000) / PEOPLE).toFixed(1)} ms`;
  console.log(
    "| what | a second | longest wait | waiting for a lock | CPU of node, of PostgreSQL | failed |\n|---|---|---|---|---|---|",
  );
  const named = process.argv[2] ?? "";
  for (const [what, act] of kinds.filter(([what]) => what.includes(named))) {
    await inTurns(people.slice(0, FIRST), act);
    let longest = 0;
    let failed = 0;
    const cpu = [cpuSeconds(process.pid), cpuSeconds(postgres)] as const;
    const begin = performance.now();
    let [looks, queued] = [0, 0];
    const looking = setInterval(async () => {
      const { rows: found } = await watcher.query<{ waiting: number }>(WAITING);
      looks += 1;
      queued += found[0]?.waiting ?? 0;
    }, 50);
    await inTurns(people.slice(FIRST), async (id) => {
      const from = performance.now();
      await act(id).catch(() => {
        failed += 1;
      });
      longest = Math.max(longest, performance.now() - from);
    });
    clearInterval(looking);
    const backends = cpuSeconds(postgres) - cpu[1];
    const node = cpuSeconds(process.pid) - cpu[0] - backends; // which started PostgreSQL
    const rate = Math.round(PEOPLE / ((performance.now() - begin) / 1000));
    console.log(
      `| ${what} | ${rate}${rate < WANTED ? ` (${WANTED} wanted)` : ""} | ${Math.round(longest)} ms | ${(queued / Math.max(1, looks)).toFixed(1)} of ${AT_ONCE} | ${msOf(node)}, ${msOf(backends)} | ${failed} |`,
    );
  }
  await watcher.end();
  await pool.end();
  await database.close();
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1); // the cluster ends with this process
});
