import "server-only";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { clientAddress } from "./client-address";
import { send } from "./db";
import { env } from "./env";
import { AppError } from "./errors";

/**
 * Requests per period, multiplied by RATE_LIMIT_SCALE. `shared` limits are counted in PostgreSQL and apply across
 * instances (writes, login, AI). The others are per process, except on serverless platforms, where they are shared as
 * well.
 */
const LIMITS = {
  read: { points: 600, seconds: 300, shared: false },
  anonymousRead: { points: 300, seconds: 300, shared: false },
  search: { points: 60, seconds: 60, shared: false },
  write: { points: 60, seconds: 60, shared: true },
  anonymousWrite: { points: 60, seconds: 60, shared: true },
  follow: { points: 30, seconds: 60, shared: true },
  comment: { points: 20, seconds: 60, shared: true },
  eventCode: { points: 10, seconds: 300, shared: true },
  upload: { points: 30, seconds: 1800, shared: true },
  report: { points: 20, seconds: 3600, shared: true },
  signUp: { points: 20, seconds: 3600, shared: true },
  signIn: { points: 100, seconds: 900, shared: true },
  signInPair: { points: 10, seconds: 900, shared: true },
  signInIdentifier: { points: 50, seconds: 3600, shared: true },
  code: { points: 60, seconds: 900, shared: true },
  codeSendHour: { points: 5, seconds: 3600, shared: true },
  codeSendDay: { points: 10, seconds: 86_400, shared: true },
  smsHour: { points: 100, seconds: 3600, shared: true },
  smsDay: { points: 500, seconds: 86_400, shared: true },
  ai: { points: 10, seconds: 60, shared: true },
  aiDay: { points: 60, seconds: 86_400, shared: true },
  anonymousAi: { points: 20, seconds: 86_400, shared: true },
  media: { points: 6000, seconds: 300, shared: false },
  vitals: { points: 60, seconds: 300, shared: false },
  probe: { points: 1200, seconds: 60, shared: false },
  profile: { points: 600, seconds: 3600, shared: true },
  mapsKey: { points: 60, seconds: 3600, shared: false },
  contacts: { points: 10, seconds: 86_400, shared: true },
  exportFile: { points: 20, seconds: 3600, shared: true },
  export: { points: 2, seconds: 86_400, shared: true },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Without a trusted proxy, everyone shares one address bucket, which is therefore larger. */
const SHARED_ADDRESS_FACTOR = 10;

/** The limiter's statements are sent like all others: its own named statements would fail behind a pooler. */
const storeClient = {
  query: ({ text, values = [] }: { text: string; values?: unknown[] }) => send(text, values),
};

const limiters = new Map<string, RateLimiterAbstract>();

function limiter(name: LimitName, isCrowd = false): RateLimiterAbstract {
  const keyPrefix = isCrowd ? `${name}:crowd` : name;
  const known = limiters.get(keyPrefix);
  if (known) return known;
  const { points: base, seconds, shared } = LIMITS[name];
  const points = Math.max(1, Math.round(base * env.RATE_LIMIT_SCALE * (isCrowd ? SHARED_ADDRESS_FACTOR : 1)));
  const options = { keyPrefix, points, duration: seconds };
  const made =
    shared || env.VERCEL
      ? new RateLimiterPostgres({
          ...options,
          storeClient,
          storeType: "client",
          tableName: "rate_limits",
          tableCreated: true,
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(options);
  limiters.set(keyPrefix, made);
  return made;
}

const tooMany = (state: RateLimiterRes) => new AppError("too_many_requests", { retryAfter: state.msBeforeNext / 1000 });

/** Counts one request, or responds with 429 and Retry-After. Returns how much of the limit is used. */
export async function consume(name: LimitName, key: string): Promise<number> {
  const from = limiter(name);
  const { consumedPoints } = await consumeFrom(from, key);
  return consumedPoints / from.points;
}

/** The same for a request without a session, counted by its address. */
export async function consumeByAddress(name: LimitName, headers: Headers): Promise<void> {
  const { key, isShared } = clientAddress(headers);
  await consumeFrom(limiter(name, isShared), key);
}

/** Whether a count succeeded: false instead of a 429. */
export async function isWithinLimit(counted: Promise<unknown>): Promise<boolean> {
  try {
    await counted;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return false;
    throw error;
  }
}

/**
 * Counts a user's request, or otherwise an address's, as a read or a write; `extra` is an additional limit of the
 * endpoint.
 */
export async function consumeRequest(
  { method, headers }: Request,
  userId: string | undefined,
  { limit: extra, unlimited }: { limit?: LimitName; unlimited?: boolean },
): Promise<void> {
  const isRead = method === "GET" || method === "HEAD";
  if (unlimited) {
    // Not counted as a read or write, only toward its own limit, if any.
  } else if (userId) await consume(isRead ? "read" : "write", userId);
  else await consumeByAddress(isRead ? "anonymousRead" : "anonymousWrite", headers);
  if (!extra) return;
  if (userId) await consume(extra, userId);
  else await consumeByAddress(extra, headers);
}

async function consumeFrom(from: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await from.consume(key);
  } catch (state) {
    if (!(state instanceof RateLimiterRes)) throw state;
    // A wait longer than the period means that the clock was set back since it started, so the count starts over.
    if (state.msBeforeNext <= from.duration * 1000) throw tooMany(state);
    await from.delete(key);
    return consumeFrom(from, key);
  }
}

/** Undoes one count: an attempt is counted before its outcome is known, and a successful one must not count. */
export async function refundAttempt(name: LimitName, key: string): Promise<void> {
  await limiter(name).reward(key, 1);
}

export async function resetLimit(name: LimitName, key: string): Promise<void> {
  await limiter(name).delete(key);
}
