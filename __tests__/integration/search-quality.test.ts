import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { deleteEndedEvents } from "@/lib/search/jobs";
import { search } from "@/lib/search/queries";
import { recentSearches } from "@/lib/search/rules";
import { seedDemo } from "@/prisma/seed/demo";
import judged from "@/scripts/bench/eval-search/queries.json";
import { seededCity } from "../support/city";
import { statementsOf } from "../support/statements";

const NOW = new Date("2026-12-03T00:30:00Z");
/** The minimum NDCG@5 of search. */
const BOUND = 0.9;
const DEPTH = 5;

type Judged = { q: string; grades: Record<string, number | undefined>; heldOut?: boolean };
const queries: readonly Judged[] = judged;

beforeAll(async () => {
  await seededCity(NOW);
  const { pool } = await import("@/lib/core/server/db");
  const db = await pool.connect();
  try {
    await seedDemo(db, NOW);
  } finally {
    db.release();
  }
}, 60_000);
afterAll(() => prisma.$disconnect());

const gain = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** The titles in displayed order. */
async function shown(q: string): Promise<string[]> {
  const answer = await search(null, q, NOW);
  const hits = [...answer.sections.flatMap((section) => answer[section]), ...answer.suggestions];
  return [...new Set(hits.map(({ name }) => name))];
}

const mean = (scores: readonly { score: number }[]) =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length;

test("the judged searches find what a Chicagoan expects", async () => {
  const scores: { q: string; score: number; heldOut: boolean; top: string[] }[] = [];
  for (const { q, grades, heldOut = false } of queries) {
    const top = (await shown(q)).slice(0, DEPTH);
    const ideal = gain(
      Object.values(grades)
        .map(Number)
        .toSorted((a, b) => b - a),
    );
    scores.push({ q, score: gain(top.map((title) => grades[title] ?? 0)) / ideal, heldOut, top });
  }
  if (process.env.npm_lifecycle_event === "eval:search") {
    const weak = scores.filter(({ score, heldOut }) => score < 0.8 && !heldOut);
    const lines = weak.map(({ q, score, top }) => `${score.toFixed(2)} ${q}: ${top.join(" | ")}`);
    const heldOut = scores.filter((one) => one.heldOut);
    lines.push(`NDCG@${DEPTH}: all ${mean(scores).toFixed(3)}, held out ${mean(heldOut).toFixed(3)}`);
    process.stdout.write(`${lines.join("\n")}\n`);
  }
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(mean(scores)).toBeGreaterThanOrEqual(BOUND);
}, 120_000);

/** The maximum number of statements per search once the process has cached the city data. */
const MOST_STATEMENTS = 8;

test("no judged search sends more than eight statements", async () => {
  await search(null, "the lake", NOW); // the process caches the city data
  const tooMany: [q: string, statements: string[]][] = [];
  for (const { q } of queries) {
    const sent = await statementsOf(() => search(null, q, NOW));
    if (sent.length > MOST_STATEMENTS) tooMany.push([q, sent.map(({ text }) => text.slice(0, 60))]);
  }
  expect(tooMany).toEqual([]);
}, 120_000);

test("the search for people and the one for photos parse the words once, not in each of their steps", async () => {
  const sent = await statementsOf(() => search(null, "lake", NOW));
  const stepped = sent.filter(({ text }) => text.includes("step1 as materialized"));
  expect(stepped).toHaveLength(2);
  for (const { text } of stepped) expect(text.match(/search_query\(/g)).toHaveLength(1);
});

test("every search the app offers finds something", async () => {
  for (const q of recentSearches([])) {
    const { sections } = await search(null, q, NOW);
    expect({ q, isFound: sections.length > 0 }).toEqual({ q, isFound: true });
  }
});

test("an activity ranks above people, and is found by synonyms, or misspelled", async () => {
  const yoga = await search(null, "yoga", NOW);
  expect(yoga.activities.map(({ name }) => name)).toContain("Yoga by the Lake");
  expect(yoga.sections[0]).toBe("activities");
  expect(yoga.people).toEqual([]);
  expect((await search(null, "gym", NOW)).activities.map(({ name }) => name)).toContain("Lakefront Run Club");
  expect((await search(null, "runing", NOW)).suggestions.map(({ name }) => name)).toContain("Lakefront Run Club");
  expect((await search(null, "boulevards", NOW)).routes.map(({ id }) => id)).toContain("logan-boulevards");
  expect((await search(null, "dark mode", NOW)).help[0]).toMatchObject({ name: "Appearance", id: "/settings/account" });
});

test("past, canceled, and hidden events aren't found; past ones leave the index", async () => {
  const title = "Dip and Cocoa at the Point";
  const ids = async () => (await search(null, title, NOW)).activities.map(({ id }) => id);
  const { id } = await prisma.communityEvent.findFirstOrThrow({ where: { title } });
  const put = (data: object) => prisma.communityEvent.update({ where: { id }, data });
  const ahead = new Date(Date.now() + 86_400_000);
  await put({ startsAt: ahead });
  expect(await ids()).toContain(id);
  await put({ hiddenAt: new Date() });
  expect(await ids()).not.toContain(id);
  await put({ hiddenAt: null, canceledAt: new Date() });
  expect(await ids()).not.toContain(id);
  await put({ canceledAt: null });
  expect(await ids()).toContain(id);
  await put({ startsAt: new Date(Date.now() - 86_400_000) });
  expect(await ids()).not.toContain(id);
  await deleteEndedEvents();
  expect(await prisma.searchDocument.count({ where: { type: "community-event", id } })).toBe(0);
});
