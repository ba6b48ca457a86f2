import "server-only";
import type { Pool } from "pg";

/** Added by `telemetry.ts` if an OTLP endpoint is configured; otherwise OpenTelemetry isn't loaded. */
export type Telemetry = {
  /** Runs `act` as a span of the current request. */
  span<T>(name: string, attributes: Facts, act: () => Promise<T>): Promise<T>;
  /** Adds attributes to the current span. */
  note(attributes: Facts): void;
  /** Creates a span for each statement. */
  watch(pool: Pool): void;
  /** The ids that link a log line to its trace. */
  scope(): { traceId?: string; spanId?: string };
  /** Flushes pending data. */
  stop(): Promise<void>;
};
type Facts = Record<string, string | number>;

declare global {
  // One per process, no matter how many bundles contain this module; scripts/start/server.mjs stops it.
  var windmileTelemetry: Telemetry | undefined;
  // Always counted, which costs one addition; exported only when telemetry is on.
  var windmileWork: Work | undefined;
}

/** A call to an external system. The URL isn't recorded, because it may contain a key. */
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
