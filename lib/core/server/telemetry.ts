import "server-only";
import { type Attributes, metrics, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import type { Pool, PoolClient } from "pg";
import { observePool, observeProcess } from "./telemetry-gauges";
import type { Telemetry } from "./tracing";
import { VERSION } from "./version";

/** Next's own span of a whole request. */
const REQUEST = "BaseServer.handleRequest";
const LONGEST_STATEMENT = 500;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Next records the URL with its query. `near` contains someone's location, and some paths contain a token, so only the
 * route's name is kept. The same span provides rate, errors, and durations by route.
 */
class RequestSpans implements SpanProcessor {
  private readonly durations = metrics
    .getMeter("windmile")
    .createHistogram("http.server.request.duration", { unit: "s", advice: { explicitBucketBoundaries: SECONDS } });

  onStart(): void {}

  onEnding(span: Span & ReadableSpan): void {
    if (!("http.target" in span.attributes)) return;
    const { "http.route": route, "http.method": method } = span.attributes;
    span.setAttribute("http.target", String(route ?? "other"));
    if (route === undefined) span.updateName(String(method ?? "request"));
  }

  onEnd({ attributes, duration: [seconds, nanoseconds] }: ReadableSpan): void {
    if (attributes["next.span_type"] !== REQUEST) return;
    this.durations.record(seconds + nanoseconds / 1e9, {
      "http.request.method": String(attributes["http.method"] ?? "other"),
      "http.route": String(attributes["http.route"] ?? "other"),
      "http.response.status_code": Number(attributes["http.status_code"] ?? 0),
    });
  }

  forceFlush = async () => {};
  shutdown = async () => {};
}

type Platform = { get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined } | undefined;
const platform = () => {
  const found: Platform = Reflect.get(globalThis, Symbol.for("@next/request-context"));
  return found?.get?.();
};

/** On serverless platforms no timer sends collected data, so it is sent with each response. */
class SendWithAnswer implements SpanProcessor {
  constructor(private readonly send: () => Promise<void>) {}
  onStart(): void {}
  onEnd({ attributes }: ReadableSpan): void {
    if (attributes["next.span_type"] === REQUEST) platform()?.waitUntil?.(this.send().catch(() => undefined));
  }
  forceFlush = async () => {};
  shutdown = async () => {};
}

/** Starts tracing and metrics; the exporters read the endpoint and its headers from OpenTelemetry's own variables. */
export function startTelemetry(): void {
  process.env.NEXT_OTEL_FETCH_DISABLED = "1"; // Next would record full URLs, including keys
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "windmile", "service.version": VERSION }))
    .merge(detectResources({ detectors: [envDetector] }));
  const meters = new MeterProvider({
    resource,
    // OpenTelemetry specifies this variable, but its metric reader doesn't read it.
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), ...interval() })],
  });
  metrics.setGlobalMeterProvider(meters);
  const batches = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new RequestSpans(), batches, new SendWithAnswer(() => batches.forceFlush())],
  });
  provider.register();
  observeProcess();
  const stop = async () => void (await Promise.allSettled([provider.shutdown(), meters.shutdown()]));
  globalThis.windmileTelemetry = { span, note, watch, scope, stop };
}

function interval(): { exportIntervalMillis?: number; exportTimeoutMillis?: number } {
  const every = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL);
  return every > 0 ? { exportIntervalMillis: every, exportTimeoutMillis: Math.min(every, 30_000) } : {};
}

const tracer = trace.getTracer("windmile");

function end(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : "failed" });
  span.end();
}

async function ended<T>(span: Span, result: Promise<T>): Promise<T> {
  try {
    const answer = await result;
    end(span);
    return answer;
  } catch (error) {
    end(span, error);
    throw error;
  }
}

const span: Telemetry["span"] = (name, attributes, act) =>
  tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (one) => ended(one, act()));

const note: Telemetry["note"] = (attributes) => void trace.getActiveSpan()?.setAttributes(attributes);

const scope: Telemetry["scope"] = () => {
  const { traceId, spanId } = trace.getActiveSpan()?.spanContext() ?? {};
  return traceId && spanId ? { traceId, spanId } : {};
};

/** A statement as sent: its values are sent separately and never recorded. */
function statementOf(config: unknown): Attributes {
  const text =
    typeof config === "string" ? config : config && typeof config === "object" && "text" in config ? config.text : "";
  const words = String(text).replace(/\s+/g, " ").trim();
  return {
    "db.system.name": "postgresql",
    "db.operation.name": words.split(" ", 1)[0]?.toLowerCase() ?? "",
    "db.query.text": words.slice(0, LONGEST_STATEMENT),
  };
}

/** A query with a callback comes from the pool's own query(), which already has a span. */
function watchQueries(asked: Pool | PoolClient): void {
  const { query } = asked; // it has six overloads, which are all passed on unchanged
  Reflect.set(asked, "query", (...args: unknown[]) => {
    const ask = (): unknown => Reflect.apply(query, asked, args);
    if (typeof args.at(-1) === "function" || !trace.getActiveSpan()) return ask();
    const attributes = statementOf(args[0]);
    const one = tracer.startSpan(`${attributes["db.operation.name"]} postgresql`, {
      kind: SpanKind.CLIENT,
      attributes,
    });
    const result = ask();
    return result instanceof Promise ? ended(one, result) : result;
  });
}

function watch(pool: Pool): void {
  observePool(pool);
  watchQueries(pool);
  pool.on("connect", watchQueries);
}
