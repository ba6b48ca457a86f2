import { pool, sql } from "@/lib/core/server/db";
import { roundTrip } from "@/lib/core/server/round-trip";

const asked = jest.spyOn(pool, "query");
afterEach(() => asked.mockClear());
afterAll(() => asked.mockRestore());

const later = async <T>(what: () => Promise<T>): Promise<T> => {
  await Promise.resolve();
  return what();
};

test("what is asked in the same moment goes in one query, each with its own values, in its own order", async () => {
  const read = roundTrip();
  const [numbers, words, none] = await Promise.all([
    read<{ n: number }>(sql`select n from generate_series(1, ${3}::int) n order by n desc`),
    later(() =>
      read<{ word: string; at: string }>(
        sql`select ${"it's"}::text as word, '2026-11-20T12:00:00Z'::timestamptz as at`,
      ),
    ),
    read<{ n: number }>(sql`select 1 as n where false`),
  ]);
  expect(numbers).toEqual([{ n: 3 }, { n: 2 }, { n: 1 }]);
  expect(words.map(({ word, at }) => [word, new Date(at).toISOString()])).toEqual([
    ["it's", "2026-11-20T12:00:00.000Z"],
  ]);
  expect(none).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("what is asked afterwards goes by itself", async () => {
  const read = roundTrip();
  expect(await read<{ n: number }>(sql`select 1 as n`)).toEqual([{ n: 1 }]);
  expect(await read<{ n: number }>(sql`select 2 as n`)).toEqual([{ n: 2 }]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("when one can't be answered, all say so, and the next trip is a new one", async () => {
  const read = roundTrip();
  const both = await Promise.allSettled([read(sql`select 1 as n`), read(sql`select 1 / ${0}::int as n`)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read<{ n: number }>(sql`select 1 as n`)).toEqual([{ n: 1 }]);
});
