import "server-only";
import type { PoolClient } from "pg";
import { whileLocked } from "@/lib/core/server/advisory-lock";
import { env } from "@/lib/core/server/env";
import { logger } from "@/lib/core/server/logger";
import { Breaker, fetchJson, UpstreamError } from "@/lib/core/server/upstream";
import { CHICAGO, dayIn, isWithin } from "@/lib/core/shared/clock";
import type { Listing } from "./listing";
import { storeListings } from "./mutations";
import { type EventSource, FRESH_MS, MAX_ANSWER_BYTES, PROVIDER_TIMEOUT_MS } from "./rules";
import { parseSeatgeek, seatgeekUrl } from "./seatgeek";
import { parseTicketmaster, ticketmasterUrl } from "./ticketmaster";

type Provider = { url: (from: string) => URL; parse: (answer: unknown) => Listing[] | null };

/** The configured providers; a provider without a key isn't called, and its samples are used. */
function providersOf(named: typeof env): Partial<Record<EventSource, Provider>> {
  const { TICKETMASTER_API_KEY, TICKETMASTER_BASE_URL, SEATGEEK_CLIENT_ID, SEATGEEK_BASE_URL } = named;
  return {
    ...(TICKETMASTER_API_KEY && {
      ticketmaster: {
        url: (from: string) => ticketmasterUrl(TICKETMASTER_BASE_URL, TICKETMASTER_API_KEY, from),
        parse: parseTicketmaster,
      },
    }),
    ...(SEATGEEK_CLIENT_ID && {
      seatgeek: {
        url: (from: string) => seatgeekUrl(SEATGEEK_BASE_URL, SEATGEEK_CLIENT_ID, from),
        parse: parseSeatgeek,
      },
    }),
  };
}

const providers = providersOf(env);
export const isSourceConfigured = (source: EventSource): boolean => providers[source] !== undefined;

const breakers: Record<EventSource, Breaker> = { ticketmaster: new Breaker(), seatgeek: new Breaker() };
const flights = new Map<EventSource, Promise<boolean>>();

/** Whether the circuit breaker currently blocks a refresh from a failing provider. */
export const isTripped = (source: EventSource, now: Date): boolean => breakers[source].isTripped(now);

/**
 * Fetches and stores a new response from the provider; true if a fresh one is stored. Runs one call at a time across
 * all instances: a process that waited finds the other's result. Never rejects.
 */
export function refresh(source: EventSource, now: Date): Promise<boolean> {
  const flying = flights.get(source);
  if (flying) return flying;
  const flight = breakers[source]
    .run(() => whileLocked(`events:${source}`, PROVIDER_TIMEOUT_MS, (db) => askOnce(db, source, now)), now)
    .then(() => true)
    .catch((error: unknown) => {
      // Logs only the reason: URLs contain the key, and the provider's text is untrusted.
      const reason = error instanceof UpstreamError ? error.reason : "not stored";
      logger.warn({ source, reason }, "events could not be refreshed");
      return false;
    })
    .finally(() => flights.delete(source));
  flights.set(source, flight);
  return flight;
}

async function askOnce(db: PoolClient, source: EventSource, now: Date): Promise<void> {
  const provider = providers[source];
  if (!provider) return;
  const last = await db.query<{ fetchedAt: Date }>(`select "fetchedAt" from gateway_responses where key = $1`, [
    `events:${source}`,
  ]);
  const fetchedAt = last.rows[0]?.fetchedAt;
  if (fetchedAt && isWithin(FRESH_MS, fetchedAt, now)) return;
  const url = provider.url(dayIn(CHICAGO, now));
  const listings = provider.parse(await fetchJson(url, { timeoutMs: PROVIDER_TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES }));
  if (!listings) throw new UpstreamError("nonsense");
  await storeListings(db, source, listings, now);
}
