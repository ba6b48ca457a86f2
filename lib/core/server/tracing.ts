import "server-only";
import type { Pool } from "pg";

/** What `telemetry.ts` adds where an OTLP endpoint is named; nothing of OpenTelemetry is loaded elsewhere. */
export type Telemetry = {
  /** Runs `act` as a span of the request it belongs to. */
  span<T>(name: string, attributes: Facts, act: () => Promise<T>): Promise<T>;
  /** Adds to the span that is under way. */
  note(attributes: Facts): void;
  /** Makes each statement a span. */
  watch(pool: Pool): void;
  /** What ties a log line to its trace. */
  scope(): { traceId?: string; spanId?: string };
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
};
type Facts = Record<string, string | number>;

declare global {
  // One a process, however many bundles hold this module; scripts/start/server.mjs stops it.
  var windmileTelemetry: Telemetry | undefined;
  // Always counted, which costs one addition; exported only when telemetry is on.
  var windmileWork: Work | undefined;
}

/** A call to an outside system. The URL is not recorded: it may contain a key. */
export const traced = <T>(name: string, attributes: Facts, act: () => Promise<T>): Promise<T> =>
  globalThis.windmileTelemetry?.span(name, attributes, act) ?? act();

type Caches = Record<"feed" | "catalogue" | "sizes", { hits: number; misses: number }>;
type Work = { caches: Caches; images: { busy: number; waiting: number } };

globalThis.windmileWork ??= {
  caches: { feed: { hits: 0, misses: 0 }, catalogue: { hits: 0, misses: 0 }, sizes: { hits: 0, misses: 0 } },
  images: { busy: 0, waiting: 0 },
};
export const work = globalThis.windmileWork;

export function countCache(cache: keyof Caches, isHit: boolean): void {
  work.caches[cache][isHit ? "hits" : "misses"] += 1;
}
