// node --conditions=react-server --import tsx scripts/bench/erase.ts: deletes an account with 50,000 followers, 20,000
// photos with 200,000 likes, and 200,000 notifications, in regular runs of the job, and prints how long each took.
// Fails if the account is visible after its first moment, a counter is wrong, or a trace is left.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tracesOf, wrongCounters } from "../../__tests__/support/traces";
import { openThrowawayDatabase } from "../database/database.mjs";
import { migrate } from "../database/migrations.mjs";

const [FOLLOWERS, PHOTOS, LIKES, NOTIFICATIONS] = [50_000, 20_000, 200_000, 200_000];
const MOST_RUNS = 50;

const fill = (star: string, id: (number: string) => string) => [
  `insert into users (id, email, "firstName", "lastName", "followingCount")
   select ${id("i")}, 'person-' || i || '@example.com', 'First', 'Last', 1 from generate_series(1, ${FOLLOWERS}) i`,
  `insert into users (id, email, "firstName", "lastName", "followersCount", "photoCount")
   values ('${star}', 'star@example.com', 'Stella', 'Known', ${FOLLOWERS}, ${PHOTOS})`,
  `insert into follows ("followerId", "followingId", status) select ${id("i")}, '${star}', 'accepted' from generate_series(1, ${FOLLOWERS}) i`,
  `insert into photos (id, "userId", title, images, "mediaKey", "likeCount")
   select ${id("1000000 + i")}, '${star}', 'Photo ' || i, '[]', 'key ' || i, ${LIKES / PHOTOS} from generate_series(1, ${PHOTOS}) i`,
  `insert into media (id, "userId", purpose, "photoId", extension, width, height, bytes, sha256, placeholder, "storageKey")
   select ${id("1000000 + i")}, '${star}', 'post', ${id("1000000 + i")}, 'jpg', 1, 1, 1, md5(i::text), '', 'gone-' || i || '.jpg' from generate_series(1, ${PHOTOS}) i`,
  `insert into photo_likes ("photoId", "userId")
   select ${id(`1000000 + 1 + i % ${PHOTOS}`)}, ${id(`1 + (i + i / ${PHOTOS}) % ${FOLLOWERS}`)} from generate_series(1, ${LIKES}) i`,
  `insert into notifications (id, "userId", type, "groupKey", "actorId", "targetType", "targetId")
   select gen_random_uuid(), '${star}', 'like', 'like:photo:' || ${id(`1000000 + 1 + i % ${PHOTOS}`)}, ${id(`1 + (i + i / ${PHOTOS}) % ${FOLLOWERS}`)}, 'photo', ${id(`1000000 + 1 + i % ${PHOTOS}`)}::text
   from generate_series(1, ${NOTIFICATIONS}) i`,
  "analyze",
];

async function run(): Promise<void> {
  const database = await openThrowawayDatabase();
  const folder = mkdtempSync(join(tmpdir(), "windmile-bench-")); // the cluster's own files include its log
  Object.assign(process.env, {
    ...{ DATABASE_URL: database.url, NEXTAUTH_SECRET: "a bench signs nothing with this secret", LOG_LEVEL: "silent" },
    ...{ WINDMILE_EMBEDDED: "1", DATA_DIR: folder, NODE_ENV: "production" },
  });
  await migrate(database.url);
  const { Client } = await import("pg");
  const { idOf } = await import("./growth-sql");
  const { personOf } = await import("./growth");
  const star = personOf(5_000_000);
  const client = new Client(database.url);
  await client.connect();
  for (const statement of fill(star, idOf)) await client.query(statement);
  const count = async (from: string) =>
    (await client.query<{ count: number }>(`select count(*)::int as count from ${from}`)).rows[0]?.count ?? 0;
  const seen = () =>
    count(`visible_users('${personOf(1)}') where id = '${star}'`).then(
      async (people) => people + (await count(`visible_photos('${personOf(1)}') where "userId" = '${star}'`)),
    );
  console.log(`filled: ${await seen()} of the account seen`);
  const { deleteDue } = await import("@/lib/account/deletion/jobs");
  const { pool } = await import("@/lib/core/server/db");
  await client.query(`update users set "deleteAfter" = now() where id = '${star}'`); // what the request's first transaction does
  if ((await seen()) > 0) throw new Error("The account is seen after its first moment");
  console.log("| run | seconds | follows | photos | their likes | notifications |\n|---|---|---|---|---|---|");
  let [runs, all] = [0, 0];
  while ((await count(`users where id = '${star}'`)) > 0) {
    runs += 1;
    if (runs > MOST_RUNS) throw new Error("It does not end");
    const from = performance.now();
    await deleteDue();
    const seconds = (performance.now() - from) / 1000;
    all += seconds;
    const left = [
      await count(`follows where "followingId" = '${star}'`),
      await count(`photos where "userId" = '${star}'`),
      await count("photo_likes"),
      await count(`notifications where "userId" = '${star}'`),
    ];
    console.log(`| ${runs} | ${seconds.toFixed(1)} | ${left.join(" | ")} |`);
    if ((await seen()) > 0) throw new Error("The account is seen between two runs");
  }
  await client.query("vacuum (analyze)"); // the planner has no statistics about deleted rows yet
  const wrong = [...(await tracesOf(star, "Stella", "star@example.com")), ...(await wrongCounters())];
  console.log(`gone after ${runs} runs and ${all.toFixed(0)} s; wrong or left: ${wrong.join(", ") || "nothing"}`);
  if (wrong.length > 0) process.exitCode = 1;
  await client.end();
  await pool.end();
  await database.close();
  rmSync(folder, { recursive: true });
}

run().catch((error: unknown) => {
  console.error(error);
  process.exit(1); // the cluster ends with this process
});
