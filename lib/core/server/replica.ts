import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { cookies } from "next/headers";
import type { Pool, QueryResultRow } from "pg";
import { replica, row, rows, type SendOptions, type Sql, sql } from "./db";
import { logger } from "./logger";
import { cookiesOf } from "./request-cookies";
import { hostCookie, setCookie } from "./set-cookie";

/** The maximum replication lag for reading from the replica. */
const MAX_LAG_MS = 3000;
/** How often the lag is measured while it is needed. */
const MEASURED_EVERY_MS = 1000;
/** How long a measurement of the lag is valid. */
const TRUSTED_FOR_MS = 3000;
/** Longer than a list read from the replica can be behind: the maximum lag plus the age of its measurement. */
const PRIMARY_READ_SECONDS = 10;
const WROTE_COOKIE = hostCookie("windmile.last-write");

const handled = new AsyncLocalStorage<{ wroteRecently: boolean }>();
const state = { measuredAt: Number.NEGATIVE_INFINITY, usableUntil: Number.NEGATIVE_INFINITY };

const isRead = (method: string) => method === "GET" || method === "HEAD";
const isRecent = (at: string | undefined) => Date.now() - Number(at ?? 0) < PRIMARY_READ_SECONDS * 1000;

/**
 * Runs a handler and decides whether it may read lists from the replica: not in a write, and not for a browser that has
 * just written.
 */
export function runOnReplica<T>(request: Request, task: () => Promise<T>): Promise<T> {
  if (!replica) return task();
  const wroteRecently = !isRead(request.method) || isRecent(cookiesOf(request).get(WROTE_COOKIE));
  return handled.run({ wroteRecently }, task);
}

/** Marks a browser that has just written: until the cookie expires it reads its own writes from the primary. */
export function recordWrite({ method }: Request, { status, headers }: { status: number; headers: Headers }): void {
  if (!replica || isRead(method) || status >= 400) return;
  headers.append("Set-Cookie", setCookie(WROTE_COOKIE, String(Date.now()), PRIMARY_READ_SECONDS));
}

/** Whether the client wrote recently; outside a request (jobs), the primary is used as well. */
async function wroteRecently(): Promise<boolean> {
  const inHandler = handled.getStore();
  if (inHandler) return inHandler.wroteRecently;
  try {
    return isRecent((await cookies()).get(WROTE_COOKIE)?.value); // Called from a page.
  } catch {
    return true;
  }
}

/**
 * The replication lag: the primary writes the time into a row, and the replica is asked which time it sees. This works
 * with any kind of replication, and a replica that lost its primary shows its true age.
 */
async function measure(to: Pool): Promise<void> {
  const now = await recordHeartbeat();
  const [heartbeat] = await rows<{ at: Date }>(sql`select at from heartbeats`, { to });
  const lag = now && heartbeat ? now.getTime() - heartbeat.at.getTime() : Number.POSITIVE_INFINITY;
  if (Math.abs(lag) <= MAX_LAG_MS) state.usableUntil = performance.now() + TRUSTED_FOR_MS;
}

/** Writes the primary's time into its row and returns it. */
export async function recordHeartbeat(): Promise<Date | undefined> {
  const beat = await row<{ now: Date }>(sql`
    with beat as (
      insert into heartbeats as h (id, at) values (1, clock_timestamp())
      on conflict (id) do update set at = excluded.at
      where h.at not between excluded.at - interval '0.5 seconds' and excluded.at -- ahead: the clock was put back
    )
    select clock_timestamp() as now`);
  return beat?.now;
}

function skipReplica(error: unknown): void {
  state.usableUntil = Number.NEGATIVE_INFINITY;
  logger.warn({ error }, "the replica is skipped");
}

/**
 * Whether the replica was close behind the primary at the last measurement; calling this starts the next one when due.
 */
function isClose(to: Pool): boolean {
  const now = performance.now();
  if (now - state.measuredAt > MEASURED_EVERY_MS) {
    state.measuredAt = now;
    measure(to).catch(skipReplica);
  }
  return now < state.usableUntil;
}

/**
 * A list's rows, read from the replica of DATABASE_READ_URL if it is close, except for a browser that has just written
 * (decision 0008). If the replica refuses or fails, the primary is used.
 */
export async function listRows<Row extends QueryResultRow>(query: Sql, options: SendOptions = {}): Promise<Row[]> {
  if (!replica || !isClose(replica) || (await wroteRecently())) return rows<Row>(query, options);
  try {
    return await rows<Row>(query, { ...options, to: replica });
  } catch (error) {
    skipReplica(error);
    return rows<Row>(query, options);
  }
}
