// node --conditions=react-server --import tsx scripts/bench/hot-rows.ts: how many people a second can like one photo, follow
// one person, earn their first XP of the week and join one challenge, twenty at once: rows that all of them write.
import { openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";

const PEOPLE = 800;
const AT_ONCE = 20;
/** What one row has to take. */
const WANTED = 200;

async function run(): Promise<void> {
  const database = await openThrowawayDatabase();
  Object.assign(process.env, {
    ...{ DATABASE_URL: database.url, NEXTAUTH_SECRET: "a bench signs nothing with this secret", LOG_LEVEL: "silent" },
    ...{ WINDMILE_EMBEDDED: "1", DATA_DIR: database.folder, NODE_ENV: "production" },
  });
  await migrate(database.url);
  const { pool } = await import("@/lib/core/server/db");
  const { personOf } = await import("./growth");
  const people = Array.from({ length: PEOPLE }, (_, index) => personOf(index + 1));
  const star = personOf(PEOPLE + 1);
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
  const { createWorkout } = await import("@/lib/activity/workouts/mutations");
  const { createWorkoutSchema } = await import("@/lib/activity/workouts/schema");
  const workout = createWorkoutSchema.parse({ activityType: "running", duration: 30 });
  const kinds: [string, (id: string) => Promise<unknown>][] = [
    ["likes of one photo", (id) => likePhoto(id, star)],
    ["follows of one person", (id) => follow(id, star)],
    ["first awards of a week", (id) => createWorkout(id, workout)],
  ];
  console.log("| what | a second | longest wait | failed |\n|---|---|---|---|");
  for (const [what, act] of kinds) {
    const left = [...people];
    let longest = 0;
    let failed = 0;
    const begin = performance.now();
    const worker = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        const from = performance.now();
        await act(id).catch(() => {
          failed += 1;
        });
        longest = Math.max(longest, performance.now() - from);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const rate = Math.round(PEOPLE / ((performance.now() - begin) / 1000));
    console.log(
      `| ${what} | ${rate}${rate < WANTED ? ` (${WANTED} wanted)` : ""} | ${Math.round(longest)} ms | ${failed} |`,
    );
  }
  await pool.end();
  await database.close();
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
