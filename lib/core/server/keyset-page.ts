import "server-only";
import type { QueryResultRow } from "pg";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { decodeCursor, encodeCursor } from "./cursor";
import { atLeast, Prisma, type Sql, sql } from "./db";
import { listRows } from "./replica";

/** A column of an order: as it stands in the statement, its type there, and what a row has in it. */
type Key<Row> = readonly [column: Sql, type: Sql, of: (row: Row) => Date | string];

export type Keyset<Row> = {
  /** The list's name: a cursor leads on in this list alone. */
  list: string;
  direction: "asc" | "desc";
  /** The last one makes the order total. */
  keys: readonly [Key<Row>, ...Key<Row>[]];
};

export const TIMESTAMPTZ = sql`timestamptz`;
export const UUID = sql`uuid`;

/** The order of most lists: by a time, and by id where times are equal. */
export const byTime = <Row extends { id: string }>(
  list: string,
  direction: "asc" | "desc",
  columns: { time: Sql; id: Sql; of: (row: Row) => Date },
): Keyset<Row> => ({
  list,
  direction,
  keys: [
    [columns.time, TIMESTAMPTZ, columns.of],
    [columns.id, UUID, ({ id }) => id],
  ],
});

/** By when the rows of the table `from` came to be. */
export const byCreation = <Row extends { id: string; createdAt: Date }>(
  list: string,
  direction: "asc" | "desc",
  from: Sql,
): Keyset<Row> =>
  byTime(list, direction, { time: sql`${from}."createdAt"`, id: sql`${from}.id`, of: ({ createdAt }) => createdAt });

type PageRequest = { limit: number; cursor?: string | undefined };
/** What the statement puts after its own conditions ("and …", or nothing on the first page), and at its end. */
type Slice = { beyond: Sql; inOrder: Sql };

const position = z.array(z.string());

export function sliceOf<Row>({ list, direction, keys }: Keyset<Row>, { limit, cursor }: PageRequest): Slice {
  const isDescending = direction === "desc";
  const columns = Prisma.join(keys.map(([column]) => column));
  const order = Prisma.join(keys.map(([column]) => (isDescending ? sql`${column} desc` : column)));
  const inOrder = sql`order by ${order} ${atLeast(limit + 1)}`;
  if (cursor === undefined) return { beyond: sql``, inOrder };
  const end = decodeCursor(list, cursor, position.length(keys.length));
  const values = Prisma.join(keys.map(([, type], index) => sql`${end[index]}::${type}`));
  return { beyond: sql`and (${columns}) ${isDescending ? sql`<` : sql`>`} (${values})`, inOrder };
}

const text = (value: Date | string) => (value instanceof Date ? value.toISOString() : value);

/** The rows of the page among those found, and the cursor to what follows. */
export function cutPage<Row>({ list, keys }: Keyset<Row>, limit: number, found: readonly Row[]): Page<Row> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return {
    items,
    nextCursor: isMore
      ? encodeCursor(
          list,
          keys.map(([, , of]) => text(of(last))),
        )
      : null,
  };
}

/** A page of a list in the order of `keyset`: no row twice and none left out, whatever is written between two pages. */
export async function keysetPage<Row extends QueryResultRow, Item>(
  keyset: Keyset<Row>,
  asked: PageRequest,
  select: (slice: Slice) => Sql,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const found = await listRows<Row>(select(sliceOf(keyset, asked)));
  const { items, nextCursor } = cutPage(keyset, asked.limit, found);
  return { items: items.map(toItem), nextCursor };
}
