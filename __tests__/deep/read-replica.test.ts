import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openThrowawayDatabase } from "@/scripts/database/database.mjs";
import { migrate } from "@/scripts/database/migrations.mjs";
import type { Member } from "../support/api";
import { standbyOf } from "../support/standby";

// Lists read from a real streaming replica (decision 0008).
let primary: Database;
let standby: Awaited<ReturnType<typeof standbyOf>>;
let api: typeof import("../support/api");
let author: Member;
let reader: Member;

beforeAll(async () => {
  primary = await openThrowawayDatabase();
  await migrate(primary.url);
  standby = await standbyOf(primary);
  Object.assign(process.env, {
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: standby.url,
    WINDMILE_EMBEDDED: "1",
    DATA_DIR: primary.folder,
    NEXTAUTH_SECRET: "integration-tests-sign-with-this-secret",
    LOG_LEVEL: "silent",
    WEATHER: "off",
    RATE_LIMIT_SCALE: "1000",
    DB_TIMEOUT_MS: "2000",
  });
  api = await import("../support/api");
  author = await api.signedUp();
  reader = await api.signedUp({ firstName: "Grace" });
});

afterAll(async () => {
  const database = globalThis.windmileDatabase;
  await database?.prisma?.$disconnect();
  await database?.pool.end();
  await database?.replica?.end();
  await standby.close();
  await primary.close();
});

const post = (content: string) => author.post("/api/posts", { content });

/** The newest text in the post list, as this client reads it. */
async function newest(who: Member): Promise<string> {
  const { status, text } = await who.get("/api/posts?limit=1");
  expect(status).toBe(200);
  return text;
}

/** Polls until the response contains the text. */
async function seen(who: Member, words: string): Promise<void> {
  while (!(await newest(who)).includes(words)) await sleep(100);
}

/** The standby is used after two lag measurements, which list requests trigger. */
async function requested(): Promise<void> {
  const before = await readsOf();
  while ((await readsOf()) === before) {
    await newest(reader);
    await sleep(200);
  }
}

/** How many post rows the standby has read so far. */
async function readsOf(): Promise<number> {
  const { Client } = await import("pg");
  const client = new Client(standby.url);
  await client.connect();
  const found = await client.query<{ reads: number }>(
    `select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = 'posts'`,
  );
  await client.end();
  return found.rows[0]?.reads ?? 0;
}

test("lists are read from the replica, and from the primary right after a write", async () => {
  expect((await post("first words")).status).toBe(201);
  await seen(reader, "first words");
  await requested();
  await standby.run("select pg_wal_replay_pause()");
  await post("second words");
  expect(author.cookies.has("windmile.last-write")).toBe(true);
  expect(reader.cookies.has("windmile.last-write")).toBe(false);
  expect(await newest(author)).toContain("second words");
  expect(await newest(reader)).not.toContain("second words");
  // The lag keeps growing, so every request soon reads from the primary.
  await seen(reader, "second words");
  await standby.run("select pg_wal_replay_resume()");
  await requested();
});

test("a hanging replica, and one killed under load, fail no request", async () => {
  await requested();
  const statuses = new Map<number, number>();
  let isOver = false;
  const load = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const { status } = await reader.get("/api/posts?limit=5");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await sleep(1000);
  standby.signal("SIGSTOP");
  await sleep(3000);
  standby.signal("SIGCONT");
  await requested();
  standby.signal("SIGKILL");
  await sleep(3000);
  isOver = true;
  await Promise.all(load);
  expect([...statuses.keys()]).toEqual([200]);
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect((await post("last words")).status).toBe(201);
  expect(await newest(reader)).toContain("last words");
});
