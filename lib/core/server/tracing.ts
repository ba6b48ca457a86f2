import "server-only";
import { type Attributes, type Counter, metrics, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

// Helpers for OpenTelemetry's API, which does nothing unless `telemetry.ts` was started.

export const tracer = trace.getTracer("windmile");

/** Not a constant: the API has no meter before `telemetry.ts` provides one. */
export const meter = () => metrics.getMeter("windmile");

/** Ends a span with the result of what it measures. */
export async function ended<T>(span: Span, result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "failed" });
    throw error;
  } finally {
    span.end();
  }
}

/** A call to an external system. The URL isn't recorded, because it may contain a key. */
export const traced = <T>(name: string, attributes: Attributes, task: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) => ended(span, task()));

/** Adds attributes to the span of the current request. */
export const setSpanAttributes = (attributes: Attributes): void =>
  void trace.getActiveSpan()?.setAttributes(attributes);

/** The IDs that link a log line to its trace. */
export function traceIds(): { traceId?: string; spanId?: string } {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
  return traceId && spanId ? { traceId, spanId } : {};
}

let cacheReads: Counter | undefined;
export function countCache(cache: "feed" | "catalog" | "sizes", isHit: boolean): void {
  cacheReads ??= meter().createCounter("windmile.cache.reads", { description: "Cache reads by outcome" });
  cacheReads.add(1, { cache, outcome: isHit ? "hit" : "miss" });
}
