/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/direct-connection";
import { pool } from "@/lib/core/server/db";
import type { z } from "@/lib/core/shared/zod";
import { venuesAnswerSchema } from "@/lib/discover/venues/schema";
import { searchAnswerSchema } from "@/lib/search/schema";
import { visitor } from "../support/api";
import { manyVenues, seededCity } from "../support/city";
import { explain, statementsOf } from "../support/statements";

const PLACES = 10_000;
const MOST_BUFFERS = 300;
/** A word in every other document reads each of their pages, but none of them twice. */
let documentPages = 0;

beforeAll(async () => {
  await seededCity();
  await manyVenues(PLACES);
  await visitor().get("/api/venues"); // the process caches the places
  const { rows } = await pool.query<{ pages: number }>(
    "select (pg_relation_size('search_documents') / 8192)::int as pages",
  );
  documentPages = rows[0]?.pages ?? 0;
  expect(documentPages).toBeLessThan(1000);
}, 180_000);

const SCANS_ALL = ["venues", "search_documents"];

/** What a request reads: the plan and page count of each of its statements. */
async function readsOf(path: string) {
  const sent = await statementsOf(async () => expect((await visitor().get(path)).status).toBe(200));
  const reads: { text: string; isOver: boolean; buffers: number; scansAll: boolean }[] = [];
  for (const statement of sent) {
    const { buffers, nodes } = await explain(statement);
    const scansAll = nodes.some(({ type, table }) => type === "Seq Scan" && SCANS_ALL.includes(table ?? ""));
    const most = MOST_BUFFERS + (statement.text.includes("search_documents") ? documentPages : 0);
    reads.push({ text: statement.text, isOver: buffers >= most, buffers, scansAll });
  }
  return reads;
}

test.each([
  "/api/venues?city=Chicago&size=50",
  "/api/venues?q=millennium%20park",
  "/api/venues?q=museum",
  "/api/venues?q=pizza&size=50",
  "/api/venues?q=a",
  "/api/venues?q=kapoor",
  "/api/venues?q=nothing%20is%20called%20so",
  "/api/venues?openNow=true&free=true&rating=4&neighborhood=Hyde%20Park",
  "/api/venues?bbox=-87.64,41.87,-87.61,41.9&category=Live%20Music",
  "/api/venues?near=41.88,-87.63&radius=3000",
  "/api/search?q=museum",
  "/api/search?q=millennium%20park",
])("%s never scans a whole table", async (path) => {
  const reads = await readsOf(path);
  expect(reads.length).toBeGreaterThan(0);
  expect(reads.filter(({ scansAll }) => scansAll)).toEqual([]);
  expect(reads.filter(({ isOver }) => isOver)).toEqual([]);
});

test("counts are still exact, and pages are still contiguous", async () => {
  const ask = async (query: string) => (await visitor().get(`/api/venues?${query}`)).as(venuesAnswerSchema);
  const { total, counts } = await ask("q=museum");
  expect(total).toBeGreaterThan(1000);
  const museums = await ask(`q=museum&category=${encodeURIComponent("Museums & Cultural Institutions")}`);
  expect(museums.total).toBe(counts["Museums & Cultural Institutions"]);
  expect((await ask("")).total).toBe(PLACES);
  const seen = new Set<string>();
  let cursor: string | null = "";
  for (let page = 0; page < 8 && cursor !== null; page += 1) {
    const answer: z.infer<typeof venuesAnswerSchema> = await ask(`q=museum&size=100${cursor && `&cursor=${cursor}`}`);
    for (const { id } of answer.venues) seen.add(id);
    cursor = answer.nextCursor;
  }
  expect(seen.size).toBe(800);
});

test("a misspelled search still finds the intended result", async () => {
  const { suggestions } = (await visitor().get("/api/search?q=milenium%20prak")).as(searchAnswerSchema);
  expect(suggestions[0]?.name).toMatch(/^Millennium Park/);
});

test("names are found without reading the photo words that start with them", async () => {
  const pages = async () => {
    const sent = await statementsOf(async () => expect((await visitor().get("/api/search?q=morn")).status).toBe(200));
    const named = sent.filter(({ text }) => text.includes("search_documents") && !text.includes("'{photo}'"));
    expect(named.length).toBeGreaterThan(1);
    let sum = 0;
    for (const statement of named) sum += (await explain(statement)).buffers;
    return sum;
  };
  const before = await pages();
  await pool.query(`
    insert into search_documents (type, id, title, words)
    select 'photo', gen_random_uuid(), 'photo ' || i, array_to_tsvector(array['#photo', 'morn' || i, '.walk' || i])
    from generate_series(1, 20000) i`);
  await pool.query("analyze search_documents");
  expect(await pages()).toBeLessThan(1.5 * before + 50);
});
