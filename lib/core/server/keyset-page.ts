import "server-only";
import type { QueryResultRow } from "pg";
import type { Page } from "@/lib/core/shared/page";
import { z } from "@/lib/core/shared/zod";
import { decodeCursor, encodeCursor } from "./cursor";
import { atLeast, Prisma, type Sql, sql } from "./db";
import { listRows } from "./replica";

/** A column of an order: as written in the statement, its type there, and its value in a row. */
type Key<Row> = readonly [column: Sql, type: Sql, of: (row: Row) => Date | string];

export type Keyset<Row> = {
  /** The list's name: a cursor is only valid for its own list. */
  list: string;
  direction: "asc" | "desc";
  /** The last one makes the order total. */
  keys: readonly [Key<Row>, ...Key<Row>[]];
};

export const TIMESTAMPTZ = sql`timestamptz`;
export const UUID = sql`uuid`;

/** The order of most lists: by a time, and by id for equal times. */
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

/** By when the rows of the table `from` were created. */
export const byCreation = <Row extends { id: string; createdAt: Date }>(
  list: string,
  direction: "asc" | "desc",
  from: Sql,
): Keyset<Row> =>
  byTime(list, direction, { time: sql`${from}."createdAt"`, id: sql`${from}.id`, of: ({ createdAt }) => createdAt });

type PageRequest = { limit: number; cursor?: string | undefined };
/** What the statement appends to its conditions ("and …", empty on the first page) and at its end. */
type Slice = { afterCursor: Sql; orderBy: Sql };

const position = z.array(z.string());

export function sliceOf<Row>({ list, direction, keys }: Keyset<Row>, { limit, cursor }: PageRequest): Slice {
  const isDescending = direction === "desc";
  const columns = Prisma.join(keys.map(([column]) => column));
  const order = Prisma.join(keys.map(([column]) => (isDescending ? sql`${column} desc` : column)));
  const orderBy = sql`order by ${order} ${atLeast(limit + 1)}`;
  if (cursor === undefined) return { afterCursor: sql``, orderBy };
  const end = decodeCursor(list, cursor, position.length(keys.length));
  const values = Prisma.join(keys.map(([, type], index) => sql`${end[index]}::${type}`));
  return { afterCursor: sql`and (${columns}) ${isDescending ? sql`<` : sql`>`} (${values})`, orderBy };
}

const text = (value: Date | string) => (value instanceof Date ? value.toISOString() : value);

/** The rows of the page among those found, and the cursor of the next page. */
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

/** A page of a list in the order of `keyset`: no repeats and no gaps, whatever is written between two pages. */
export async function keysetPage<Row extends QueryResultRow, Item>(
  keyset: Keyset<Row>,
  request: PageRequest,
  select: (slice: Slice) => Sql,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const found = await listRows<Row>(select(sliceOf(keyset, request)));
  const { items, nextCursor } = cutPage(keyset, request.limit, found);
  return { items: items.map(toItem), nextCursor };
}
