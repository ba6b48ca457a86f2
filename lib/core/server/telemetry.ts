import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { metrics, type Span } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { PrometheusExporter, PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { onServerMessage } from "./server-channel";
import { VERSION } from "./version";

/** Metrics of this process, read at each export. */
function observeProcess(): void {
  const meter = metrics.getMeter("windmile");
  const gauge = (name: string, unit: string, read: () => number) =>
    meter.createObservableGauge(name, { unit }).addCallback((result) => result.observe(read()));
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  gauge("nodejs.eventloop.delay.p50", "s", () => delays.percentile(50) / 1e9);
  gauge("nodejs.eventloop.delay.p99", "s", () => {
    const delay = delays.percentile(99) / 1e9;
    delays.reset();
    return delay;
  });
  gauge("process.memory.usage", "By", () => process.memoryUsage.rss());
  gauge("v8js.memory.heap.used", "By", () => process.memoryUsage().heapUsed);
  meter.createObservableCounter("process.cpu.time", { unit: "s" }).addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe((user + system) / 1e6);
  });
}

/** Next's own span of a whole request. */
const REQUEST = "BaseServer.handleRequest";
/** Well within the ten seconds Prometheus waits for a scrape. */
const SCRAPE_TIMEOUT_MS = 4_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Next records the URL with its query. `near` contains someone's location, and some paths contain a token, so only the
 * route's name is exported. The same span provides rate, errors, and durations by route.
 */
class RequestSpans implements SpanProcessor {
  private readonly meter = metrics.getMeter("windmile");
  private readonly durations = this.meter.createHistogram("http.server.request.duration", {
    ...{ description: "Duration of requests that reached Next", unit: "s" },
    advice: { explicitBucketBoundaries: SECONDS },
  });
  private readonly active = this.meter.createUpDownCounter("http.server.active_requests", {
    description: "Requests in progress",
  });

  onStart({ attributes }: ReadableSpan): void {
    if (attributes["next.span_type"] === REQUEST) this.active.add(1);
  }

  onEnding(span: Span & ReadableSpan): void {
    if (!("http.target" in span.attributes)) return;
    const { "http.route": route, "http.method": method } = span.attributes;
    span.setAttribute("http.target", String(route ?? "other"));
    if (route === undefined) span.updateName(String(method ?? "request"));
  }

  onEnd({ attributes, duration: [seconds, nanoseconds] }: ReadableSpan): void {
    if (attributes["next.span_type"] !== REQUEST) return;
    this.active.add(-1);
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

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Answers `GET /metrics` with the secret. Without it, the path appears not to exist. */
async function answerScrape(exporter: PrometheusExporter, request: IncomingMessage, response: ServerResponse) {
  response.setHeader("Cache-Control", "private, no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  const { authorization = "" } = request.headers;
  if (!timingSafeEqual(digest(authorization), digest(`Bearer ${process.env.METRICS_SECRET}`))) {
    response.writeHead(404, { "Content-Type": "application/json; charset=utf-8" });
    return response.end(JSON.stringify({ code: "not_found", message: "Not found" }));
  }
  const { resourceMetrics } = await exporter.collect({ timeoutMillis: SCRAPE_TIMEOUT_MS });
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true);
  response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
  return response.end(serializer.serialize(resourceMetrics));
}

/**
 * Starts metrics for Prometheus if METRICS_SECRET is set, and traces and metrics for a collector if its endpoint is; the
 * OTLP exporters read the endpoint and its headers from OpenTelemetry's own variables.
 */
export function startTelemetry(): void {
  process.env.NEXT_OTEL_FETCH_DISABLED = "1"; // Next would record full URLs, including keys.
  const hasCollector = Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const prometheus = process.env.METRICS_SECRET ? new PrometheusExporter({ preventServerStart: true }) : undefined;
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": "windmile", "service.version": VERSION }))
    .merge(detectResources({ detectors: [envDetector] }));
  const meters = new MeterProvider({
    resource,
    readers: [
      ...(prometheus ? [prometheus] : []),
      // OpenTelemetry specifies the interval's variable, but its metric reader doesn't read it.
      ...(hasCollector
        ? [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), ...interval() })]
        : []),
    ],
  });
  metrics.setGlobalMeterProvider(meters);
  const batches = hasCollector ? new BatchSpanProcessor(new OTLPTraceExporter()) : undefined;
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new RequestSpans(), ...(batches ? [batches, new SendWithAnswer(() => batches.forceFlush())] : [])],
  });
  provider.register();
  observeProcess();
  if (prometheus) {
    onServerMessage("metrics", ({ request, response }) => {
      answerScrape(prometheus, request, response).catch(() => response.destroy());
    });
  }
  onServerMessage("shutdown", ({ waitUntil }) => {
    waitUntil(provider.shutdown());
    waitUntil(meters.shutdown());
  });
}

function interval(): { exportIntervalMillis?: number; exportTimeoutMillis?: number } {
  const every = Number(process.env.OTEL_METRIC_EXPORT_INTERVAL);
  return every > 0 ? { exportIntervalMillis: every, exportTimeoutMillis: Math.min(every, 30_000) } : {};
}
