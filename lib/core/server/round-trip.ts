import "server-only";
import { Prisma, type Read, row, type Sql, sql } from "./db";

/**
 * For a page that asks several things of which none waits for another: what is asked in the same moment goes in one round
 * trip, which costs more than most of the asking. The rows of several come as JSON, so a time among them comes as text;
 * and when one fails, all do.
 */
export function roundTrip(): Read {
  let waiting: { query: Sql; settle: (answer: Promise<Record<string, never[]> | null>, list: string) => void }[] = [];
  const send = () => {
    const sent = waiting.map((one, index) => ({ ...one, list: `list${index}` }));
    waiting = [];
    const lists = sent.map(
      ({ query, list }) => sql`(select coalesce(json_agg(r), '[]') from (${query}) r) as ${Prisma.raw(list)}`,
    );
    const answer = row<Record<string, never[]>>(sql`select ${Prisma.join(lists)}`);
    for (const { settle, list } of sent) settle(answer, list);
  };
  return (query) =>
    new Promise((resolve) => {
      // After what is running now, and the promises that follow from it.
      if (waiting.length === 0) queueMicrotask(() => process.nextTick(send));
      waiting.push({ query, settle: (answer, list) => resolve(answer.then((found) => found?.[list] ?? [])) });
    });
}
