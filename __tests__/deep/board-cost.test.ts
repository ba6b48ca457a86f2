/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/direct-connection";
import { Client } from "pg";
import { measured } from "@/__tests__/support/board-reads";
import { getLeaderboard } from "@/lib/activity/leaderboard/queries";
import { leaderboardQuery } from "@/lib/activity/leaderboard/schema";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import { workoutsQuery } from "@/lib/activity/workouts/schema";
import { pool } from "@/lib/core/server/db";
import { pageQuery } from "@/lib/core/shared/page";
import { listFriendActivity } from "@/lib/feed/friend-activity/queries";
import { getPerson } from "@/lib/social/people/queries";
import { BUSIEST_MEMBER, growCity, ledgerCity } from "@/scripts/bench/city";
import { explain, statementsOf } from "../support/statements";

jest.setTimeout(60_000);

const id = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
const PEOPLE = 20_000;
/** Tables that grow with the city. All others are one person's rows, or just a few. */
const GROWING = ["users", "xp_entries", "xp_weeks", "workouts", "follows"];

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Grows the city while another database on the server is being written to, until the indexes are built. */
async function grow(people: number): Promise<void> {
  const url = process.env.DATABASE_URL ?? "";
  const client = await connected(url);
  const writer = await connected(Object.assign(new URL(url), { pathname: "postgres" }).href);
  try {
    await client.query("truncate users, search_documents cascade");
    await writer.query("begin; select pg_current_xact_id()");
    let isIndexed = false;
    await growCity(client, ledgerCity(people, people), (statement) => {
      if (isIndexed || !statement.startsWith("CREATE INDEX")) return;
      isIndexed = true;
      setTimeout(() => void writer.end(), 2000);
    });
  } finally {
    await client.end();
  }
}

type Read = { buffers: number; scanned: string[] };

async function reads(people: number): Promise<Record<string, Read>> {
  const others = Array.from({ length: 20 }, (_, index) => id(Math.floor((index * people) / 21) + 1));
  const found: Record<string, Read> = {};
  for (const [name, act] of Object.entries(measured(id(9), others))) {
    const read: Read = { buffers: 0, scanned: [] };
    for (const statement of await statementsOf(act)) {
      const { buffers, nodes } = await explain(statement);
      read.buffers += buffers;
      const scans = nodes.filter(({ type, table }) => type === "Seq Scan" && table && GROWING.includes(table));
      read.scanned.push(...scans.map(({ table }) => table ?? ""));
    }
    found[name] = read;
  }
  return found;
}

test("boards, stats, and history never scan growing tables, and cost the same in a city four times as large", async () => {
  await grow(PEOPLE / 4);
  const small = await reads(PEOPLE / 4);
  await grow(PEOPLE);
  const large = await reads(PEOPLE);
  for (const [name, { buffers, scanned }] of Object.entries(large)) {
    const before = small[name]?.buffers ?? 0;
    expect({ name, scanned }).toEqual({ name, scanned: [] });
    expect({ name, before, buffers, isFlat: buffers <= 1.25 * before + 100 }).toEqual({
      name,
      before,
      buffers,
      isFlat: true,
    });
  }
});

test("checking whether one person follows another is one lookup, however many followers", async () => {
  const [known, member] = [id(BUSIEST_MEMBER), id(PEOPLE - 1)]; // half of the city follows one person
  for (const [target, viewer] of [
    [known, member],
    [member, known],
  ] as const) {
    const sent = await statementsOf(() => getPerson(target, viewer));
    const requested = sent.filter(({ text }) => text.includes("from follows"));
    expect(requested).toHaveLength(1);
    for (const statement of requested) expect((await explain(statement)).buffers).toBeLessThan(40);
  }
});

test("a page of workouts is read from the index, even for users with a thousand of them", async () => {
  const runner = id(BUSIEST_MEMBER + 1);
  await pool.query(
    `insert into workouts (id, "userId", "activityType", duration, "startedAt")
     select gen_random_uuid(), $1, 'running', 30, now() - i * interval '12 hours' from generate_series(1, 1000) i`,
    [runner],
  );
  for (const statement of await statementsOf(() => listWorkouts(runner, workoutsQuery.parse({})))) {
    expect((await explain(statement)).buffers).toBeLessThan(300);
  }
});

test("followed people are looked up one by one, even by a connection without a cached plan", async () => {
  const [busiest, query] = [id(BUSIEST_MEMBER), leaderboardQuery.parse({ scope: "friends" })];
  for (const list of [() => listFriendActivity(busiest, pageQuery.parse({})), () => getLeaderboard(busiest, query)]) {
    for (const statement of await statementsOf(list)) {
      const { nodes } = await explain({ ...statement, isNamed: false });
      expect(nodes.filter(({ type, table }) => type === "Seq Scan" && table === "users")).toEqual([]);
    }
  }
});
