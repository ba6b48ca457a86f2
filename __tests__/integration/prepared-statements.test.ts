import "../support/direct-connection";
import "../support/unlimited";
import { atLeast, pool, row, rows, type Sql, sql, transaction } from "@/lib/core/server/db";
import { signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { explain, statementsOf } from "../support/statements";

/** How many names the statement containing `part` has, and how often its plan was reused. */
const plansOf = (part: string) =>
  row<{ names: number; kept: number }>(sql`
    select count(*)::int as names, coalesce(sum(generic_plans), 0)::int as kept from pg_prepared_statements
    where statement like ${`%${part}%`} and statement not like '%pg_prepared_statements%'`);

const connections = pool.options.max;
beforeEach(() => {
  pool.options.max = 1; // prepared statements belong to a connection
});
afterEach(() => {
  pool.options.max = connections;
});

test("a list's statement is planned the first five times and not after that", async () => {
  for (let turn = 1; turn <= 8; turn += 1)
    expect(await rows(sql`select ${turn}::int as turn, 'often asked' as what`)).toEqual([
      { turn, what: "often asked" },
    ]);
  expect(await plansOf("often asked")).toEqual({ names: 1, kept: 3 });
});

test("a statement that depends on its values is planned with them each time", async () => {
  for (let turn = 1; turn <= 8; turn += 1)
    await rows(sql`select ${turn}::int as turn, 'never kept' as what`, { planByValues: true });
  expect(await plansOf("never kept")).toEqual({ names: 0, kept: 0 });
});

test("a schema change under an open connection gets a new plan without an error", async () => {
  await rows(sql`create table changing (id int primary key)`);
  await rows(sql`insert into changing values (1)`);
  const all = () => rows(sql`select * from changing`);
  expect(await all()).toEqual([{ id: 1 }]);
  for (const column of ["name", "place"]) {
    await pool.query(`alter table changing add column ${column} text default 'new'`);
    expect(await Promise.all([all(), all()])).toEqual([
      [expect.objectContaining({ [column]: "new" })],
      [expect.objectContaining({ [column]: "new" })],
    ]);
  }
});

test("the same on every connection", async () => {
  pool.options.max = 5;
  await rows(sql`create table shifting (id int)`);
  await rows(sql`insert into shifting values (1)`);
  const all = () =>
    Promise.all(Array.from({ length: 10 }, () => rows(sql`select s.*, pg_sleep(0.02)::text from shifting s`)));
  await all();
  await pool.query("alter table shifting alter column id type text");
  for (const answer of await all()) expect(answer).toEqual([expect.objectContaining({ id: "1" })]);
});

test("the same inside a transaction, which is retried", async () => {
  await pool.query("create table moving (id int primary key)");
  await pool.query("insert into moving values (1)");
  const inside = () =>
    transaction(async (tx) => {
      await tx.$executeRaw(sql`insert into moving select max(id) + 1 from moving`);
      return tx.$queryRaw(sql`select * from moving order by id limit 1`);
    });
  for (let turn = 1; turn <= 6; turn += 1) expect(await inside()).toEqual([{ id: 1 }]);
  expect(await plansOf("select * from moving")).toMatchObject({ names: 1 });
  await pool.query("alter table moving add column name text default 'new'");
  expect(await inside()).toEqual([{ id: 1, name: "new" }]);
  expect(await rows(sql`select count(*)::int as written from moving`)).toEqual([{ written: 8 }]);
});

test("an invalid statement fails each time", async () => {
  const wrong = () => rows(sql`select 1 / ${0}::int as never`);
  await expect(wrong()).rejects.toMatchObject({ code: "22012" });
  await expect(wrong()).rejects.toMatchObject({ code: "22012" });
});

describe("with unevenly distributed rows", () => {
  beforeAll(async () => {
    await pool.query(
      "create table skewed (id int primary key, owner int not null, at timestamptz not null, words text)",
    );
    await pool.query(`insert into skewed select i, case when i % 10 = 0 then i else 1 end,
      now() - i * interval '1 minute', 'words' from generate_series(1, 50000) i`);
    await pool.query("create index on skewed (owner, at desc, id desc)");
    await pool.query("create index on skewed (at desc, id desc)");
    await pool.query("vacuum (analyze) skewed");
  });
  const theirs = (owner: number) =>
    explain(sql`
    select * from skewed where owner = ${owner}::int order by at desc, id desc ${atLeast(21)}`);
  const otherValues = (owner: number, limit: Sql) =>
    explain(sql`
    select * from skewed where owner <> ${owner}::int order by at desc, id desc ${limit}`);

  test.each([1, 10, 2])("a page is read in order, for the largest, small, and empty owners (%d)", async (owner) => {
    const { buffers, nodes } = await theirs(owner);
    expect(nodes.map(({ type }) => type)).toEqual(["Limit", "Index Scan"]);
    expect(buffers).toBeLessThan(30);
  });

  test("a list by time keeps its plan, which reads one page", async () => {
    const { isKept, buffers, nodes } = await otherValues(10, atLeast(21));
    expect([isKept, nodes.map(({ type }) => type)]).toEqual([true, ["Limit", "Index Scan"]]);
    expect(buffers).toBeLessThan(30);
  });

  test("with its limit as a parameter it would be planned again each time", async () => {
    expect((await otherValues(10, sql`limit ${21}`)).isKept).toBe(false);
  });
});

const id = (round: number) => `0192f3a4-0000-7000-8000-${String(round).padStart(12, "0")}`;

/** One request per list, with different values each round. */
function storm(round: number): string[] {
  const limit = (round * 7) % 50 || 3;
  const [size, seed] = [(round * 11) % 100 || 5, `seed-${round}00`];
  const words = ["lake", "pizza place", "a", "blue line stop", "zoo today near me"][round % 5] ?? "";
  const near = `${41.8 + round / 100},${-87.6 - round / 100}`;
  return [
    `/api/photos/home?limit=${limit}`,
    `/api/photos/home?seed=${seed}&limit=${limit}`,
    `/api/photos/home?filter=following&limit=${limit}`,
    `/api/photos/home?filter=nearby&near=${near}`,
    `/api/photos/home?q=${encodeURIComponent(words)}`,
    `/api/photos/discover?limit=${limit}`,
    `/api/photos/profile?limit=${limit}`,
    `/api/photos/profile?userId=${id(round)}`,
    `/api/photos/${id(round)}`,
    `/api/photos/${id(round)}/comments?limit=${limit}`,
    `/api/posts?limit=${limit}`,
    `/api/workouts?limit=${limit}&day=2026-01-${String((round % 28) + 1).padStart(2, "0")}`,
    `/api/workouts?limit=${limit}`,
    `/api/saved?limit=${limit}`,
    `/api/notifications?limit=${limit}`,
    `/api/friends?limit=${limit}`,
    "/api/friends/suggestions",
    `/api/users/${id(round)}`,
    `/api/users/${id(round)}/followers?limit=${limit}`,
    `/api/groups?limit=${limit}`,
    `/api/groups/${id(round)}`,
    `/api/community/events?limit=${limit}`,
    `/api/venues?size=${size}&q=${encodeURIComponent(words)}`,
    `/api/venues?size=${size}&near=${near}&radius=${500 + round}`,
    `/api/hidden-gems?size=${size}`,
    `/api/events?size=${size}`,
    `/api/search?q=${encodeURIComponent(words)}`,
    `/api/leaderboard/city?limit=${limit}`,
    "/api/leaderboard/city?around=true",
    "/api/challenges",
    "/api/achievements",
    "/api/user/stats",
    "/api/trending/activities",
  ];
}

/** Leaves room below the name limit for the statements of writes and jobs. */
const MOST_TEXTS = 120;

test("however requests vary, there are few statements", async () => {
  pool.options.max = connections;
  await seededCity();
  const [ada, nobody] = [await signedUp(), visitor()];
  const texts = new Set<string>();
  const added: number[] = [];
  for (let round = 1; round <= 12; round += 1) {
    const before = texts.size;
    const sent = await statementsOf(async () => {
      for (const path of storm(round)) {
        const answers = [await ada.get(path), await nobody.get(path)];
        for (const { status } of answers) expect([path, status < 500]).toEqual([path, true]);
      }
    });
    for (const { text } of sent) texts.add(text);
    added.push(texts.size - before);
  }
  expect(texts.size).toBeLessThan(MOST_TEXTS);
  expect(added.slice(10)).toEqual([0, 0]); // by then, every limit step and word count has been used
}, 120_000);
