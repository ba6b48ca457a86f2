import "server-only";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { Client, type ClientConfig, type Pool, type PoolClient, type QueryResult, type QueryResultRow } from "pg";
import { Prisma, PrismaClient } from "@/prisma/generated/client";
import { type Connected, DatabasePool, markPooler, supportsNamedStatements } from "./database-pool";
import { isDatabaseUnavailable, isLostStatement, isRetryable, isStalePlan } from "./db-errors";
import { env } from "./env";
import { logger } from "./logger";
import { notifyServer, onServerMessage } from "./server-channel";
import { nameOf, renameAll, renamed } from "./statement-names";
import { observeDatabase, observePool } from "./telemetry-database";

export { Prisma };
export const sql = Prisma.sql;
export type Sql = Prisma.Sql;

/** Limits the time to connect to the server; the pool's own limit is for waiting for a free connection. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: Math.min(env.DB_TIMEOUT_MS, 4000) });
  }
}

const FROZEN_MS = 1000;

/**
 * The pool of a serverless function, which is frozen between requests. Events and timers that report a closed or
 * expired connection are still queued when it thaws, so they run before a connection is chosen.
 */
class ThawingPool extends DatabasePool {
  private usedAt = 0;

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    const thawed = this.thaw();
    if (!connected) return thawed.then(() => super.connect());
    void thawed.then(() => super.connect(connected));
  }

  private async thaw(): Promise<void> {
    const now = Date.now();
    const isFrozen = now - this.usedAt > FROZEN_MS;
    this.usedAt = now;
    await (isFrozen ? sleep(1) : turn());
  }
}

/** How long a query may wait for a connection while a burst of writes to one row uses them all. */
const FREE_WITHIN_MS = 2 * env.DB_TIMEOUT_MS;

type Timeouts = { connectionTimeoutMillis: number; query_timeout: number };
const DEFAULT_TIMEOUTS: Timeouts = { connectionTimeoutMillis: FREE_WITHIN_MS, query_timeout: env.DB_TIMEOUT_MS };
/** Short, so that after a replica's timeout there is still time to ask the primary. */
const REPLICA_TIMEOUTS: Timeouts = { connectionTimeoutMillis: 1000, query_timeout: env.DB_TIMEOUT_MS / 2 };

/** pg has no default timeouts: without these, a lost database would make every request hang forever. */
function createPool(connectionString: string | undefined, timeouts: Timeouts): Pool {
  const pool = new (env.VERCEL ? ThawingPool : DatabasePool)({
    connectionString,
    Client: QuickClient,
    max: env.VERCEL ? 5 : 20,
    ...timeouts,
    // A pooler rejects these at the start of a connection; with one, the migrations set them for the role.
    ...(!env.DATABASE_POOLER && {
      statement_timeout: env.DB_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 30_000,
    }),
    idleTimeoutMillis: 30_000,
    application_name: "windmile",
  });
  // The pool replaces an idle connection that breaks; without a listener, the error event would end the process.
  pool.on("error", (error) => logger.warn({ error }, "idle database connection lost"));
  return pool;
}

declare global {
  // One pool per process: dev reloads modules, and the custom server and Next share the process.
  var windmileDatabase: { pool: Pool; replica?: Pool; prisma?: PrismaClient } | undefined;
}

function connect() {
  const pool = createPool(env.DATABASE_URL, DEFAULT_TIMEOUTS);
  const replica = env.DATABASE_READ_URL ? createPool(env.DATABASE_READ_URL, REPLICA_TIMEOUTS) : undefined;
  observePool(pool, "primary");
  observeDatabase(pool);
  if (replica) observePool(replica, "replica");
  onServerMessage("shutdown", ({ waitUntil }) => waitUntil(Promise.all([pool.end(), replica?.end()])));
  return { pool, ...(replica && { replica }) };
}

globalThis.windmileDatabase ??= connect();
const database = globalThis.windmileDatabase;
export const { pool, replica } = database;

function prismaClient(): PrismaClient {
  database.prisma ??= new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: false,
      // An empty name makes it an unnamed statement.
      statementNameGenerator: ({ sql: text }) => (supportsNamedStatements() ? nameOf(text, "write") : undefined) ?? "",
    }),
    transactionOptions: { maxWait: FREE_WITHIN_MS, timeout: 2 * env.DB_TIMEOUT_MS },
  });
  return database.prisma;
}

/** Created on first use: lists are read without Prisma, and creating the client would delay every start. */
export const prisma = new Proxy<PrismaClient>(Object.create(PrismaClient.prototype), {
  get: (_, name) => {
    const client = prismaClient();
    const value: unknown = Reflect.get(client, name);
    return typeof value === "function" ? value.bind(client) : value;
  },
});

/** `alias."name", …`: columns from a list in our code (never from input), for `Prisma.raw`. */
export const columnsOf = (alias: string, names: readonly string[]): string =>
  names.map((name) => `${alias}."${name}"`).join(", ");

/**
 * The client inside a transaction; functions that take part in another area's write take it as their first argument.
 */
export type Tx = Prisma.TransactionClient;

export type SendOptions = {
  /**
   * Planned again each time: for statements whose best plan depends on a value (how common a word is, how many ids).
   */
  planByValues?: boolean;
  to?: Pool;
};

/**
 * Sends a named prepared statement, so that a connection plans it only the first few times: planning a list costs more
 * than running it. After a schema change, PostgreSQL rejects the cached plan before running it, and an unknown pooler
 * may have lost the name; then it is sent again.
 */
export async function send<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
  { planByValues = false, to = pool }: SendOptions = {},
): Promise<QueryResult<Row>> {
  const name = planByValues || !supportsNamedStatements() ? undefined : nameOf(text, "list");
  try {
    return await to.query<Row>({ name, text, values });
  } catch (error) {
    // Here, because Next reports a page's error only after it may have sent the response.
    if (isDatabaseUnavailable(error)) notifyServer({ type: "database-unavailable" });
    if (name === undefined) throw error;
    if (isLostStatement(error)) {
      markPooler(error);
      return await to.query<Row>({ text, values });
    }
    if (!isStalePlan(error)) throw error;
    return await to.query<Row>({ name: renamed(text, name, "list"), text, values });
  }
}

/** A list query: raw SQL through pg, which takes a third of the CPU of the same query through Prisma. */
export async function rows<Row extends QueryResultRow>(query: Sql, options?: SendOptions): Promise<Row[]> {
  return (await send<Row>(query.text, query.values, options)).rows;
}

export async function row<Row extends QueryResultRow>(query: Sql): Promise<Row | null> {
  return (await rows<Row>(query))[0] ?? null;
}

/** LIMIT as a literal in the SQL text: with a parameter, the cached generic plan expects a tenth of all rows. */
export const limitTo = (count: number): Sql => Prisma.raw(`limit ${count}`);

const LIMITS = [1, 5, 11, 21, 51, 101];

/**
 * LIMIT for at least this many rows, as a literal. It is rounded up to one of a few numbers, so that there are only a
 * few statements: with a parameter, the generic plan looks more expensive than a custom one, and is never used.
 */
export function atLeast(count: number): Sql {
  const limit = LIMITS.find((known) => known >= count);
  return limit === undefined ? sql`limit ${count}` : limitTo(limit);
}

/** How a query reads: `rows`, or inside a transaction. */
export type Read = <Row extends QueryResultRow>(query: Sql) => Promise<Row[]>;

/**
 * Reads inside a transaction. Querying the pool there can deadlock: the transaction holds the connection it would wait
 * for.
 */
export const readInTransaction =
  (tx: Tx): Read =>
  (query) =>
    tx.$queryRaw(query);

/**
 * Retries a write after a serialization failure or deadlock, when a schema change made its prepared plan stale, or when
 * an unknown pooler lost its prepared statement.
 */
async function retried<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      const [isStale, isLost] = [isStalePlan(error), isLostStatement(error)];
      if (attempt >= 5 || !(isStale || isLost || isRetryable(error))) throw error;
      if (isStale) renameAll("write");
      if (isLost) markPooler(error);
    }
  }
}

/** One transaction, retried after a serialization failure or deadlock. */
export const transaction = <T>(task: (tx: Tx) => Promise<T>): Promise<T> => retried(() => prisma.$transaction(task));

/**
 * A write in a single statement, which is a transaction by itself: a hot row is locked only while the database works
 * and never during a network round trip (decision 0005). Returns the first row, or null.
 */
export const writeImmediately = <Row extends QueryResultRow>(write: Sql): Promise<Row | null> =>
  retried(() => row<Row>(write));
