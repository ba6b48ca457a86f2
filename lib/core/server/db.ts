import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client, type ClientConfig, Pool, type QueryResult, type QueryResultRow } from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { isRetryable, isStalePlan } from "./db-errors";
import { env } from "./env";
import { logger } from "./logger";
import { nameOf, renamed } from "./statement-names";

export { Prisma };
export const sql = Prisma.sql;
export type Sql = Prisma.Sql;

/** A database that is there lets somebody in within this; the pool's own limit is for waiting until a connection is free. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: Math.min(env.DB_TIMEOUT_MS, 4000) });
  }
}

/** How long a burst on one row may keep the others of it waiting for a connection. */
const FREE_WITHIN_MS = 2 * env.DB_TIMEOUT_MS;

/** pg has no timeouts of its own: without these a lost database would hang every request for ever. */
function createPool(): Pool {
  const pool = new Pool({
    connectionString: env.DATABASE_URL,
    Client: QuickClient,
    max: env.VERCEL ? 5 : 20,
    connectionTimeoutMillis: FREE_WITHIN_MS,
    query_timeout: env.DB_TIMEOUT_MS,
    // A pooler refuses these at the start of a connection; there the migrations give them to the role.
    ...(!env.DATABASE_POOLER && {
      statement_timeout: env.DB_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 30_000,
    }),
    idleTimeoutMillis: 30_000,
    application_name: "windmile",
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on("error", (error) => logger.warn({ error }, "idle database connection lost"));
  return pool;
}

declare global {
  // One pool a process: dev reloads modules, and the custom server and Next share the process.
  var windmileDatabase: { pool: Pool; prisma?: PrismaClient } | undefined;
}

globalThis.windmileDatabase ??= { pool: createPool() };
const database = globalThis.windmileDatabase;
export const { pool } = database;

function prismaClient(): PrismaClient {
  database.prisma ??= new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false }),
    transactionOptions: { maxWait: FREE_WITHIN_MS, timeout: 2 * env.DB_TIMEOUT_MS },
  });
  return database.prisma;
}

/** Made when something is asked of it: lists are read without it, and making it would delay every start. */
export const prisma = new Proxy<PrismaClient>(Object.create(PrismaClient.prototype), {
  get: (_, name) => {
    const client = prismaClient();
    const value: unknown = Reflect.get(client, name);
    return typeof value === "function" ? value.bind(client) : value;
  },
});

/** `alias."name", …`: columns that a list of ours names, for `Prisma.raw`. */
export const columnsOf = (alias: string, names: readonly string[]): string =>
  names.map((name) => `${alias}."${name}"`).join(", ");

/** The client inside a transaction; functions that join another noun's write take it first. */
export type Tx = Prisma.TransactionClient;

type SendOptions = {
  /** Planned each time: for what depends on a value, as on how common a word is, or how many ids are given. */
  planByValues?: boolean;
};

/**
 * Sends a statement by its name, so that a connection plans it only the first few times: planning a list costs more than
 * running it. A changed schema makes a kept plan's columns wrong; the statement, which has not run then, is sent anew.
 */
export async function send<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
  { planByValues = false }: SendOptions = {},
): Promise<QueryResult<Row>> {
  const name = planByValues || env.DATABASE_POOLER === "transaction" ? undefined : nameOf(text);
  try {
    return await pool.query<Row>({ name, text, values });
  } catch (error) {
    if (name === undefined || !isStalePlan(error)) throw error;
    return await pool.query<Row>({ name: renamed(text, name), text, values });
  }
}

/** A list query: raw SQL through pg, a third of the CPU of the same query through Prisma. */
export async function rows<Row extends QueryResultRow>(query: Sql, options?: SendOptions): Promise<Row[]> {
  return (await send<Row>(query.text, query.values, options)).rows;
}

/** The first row, or null. */
export async function row<Row extends QueryResultRow>(query: Sql): Promise<Row | null> {
  return (await rows<Row>(query))[0] ?? null;
}

const LIMITS = [1, 5, 11, 21, 51, 101];

/**
 * LIMIT for at least so many rows. It stands in the text, and is therefore one of a few numbers: with a parameter the plan
 * that is kept expects a tenth of all rows to be asked for, looks dearer than a new one, and is never used.
 */
export function atLeast(count: number): Sql {
  const limit = LIMITS.find((known) => known >= count);
  return limit === undefined ? sql`limit ${count}` : Prisma.raw(`limit ${limit}`);
}

/** How a query reads: `rows`, or inside a transaction. */
export type Read = <Row extends QueryResultRow>(query: Sql) => Promise<Row[]>;

/** Reads inside a transaction. Asking the pool there could wait for ever: for the connection one holds oneself. */
export const within =
  (tx: Tx): Read =>
  (query) =>
    tx.$queryRaw(query);

/** One transaction, run again when the database resolved a race against it. */
export async function transaction<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prisma.$transaction(act);
    } catch (error) {
      if (attempt >= 5 || !isRetryable(error)) throw error;
    }
  }
}
