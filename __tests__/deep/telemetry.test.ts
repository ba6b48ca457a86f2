import { execFileSync } from "node:child_process";
import { type Database, openThrowawayDatabase } from "@/scripts/database/database.mjs";
import { ensureFreshBuild } from "@/scripts/start/build-app.mjs";
import { childEnvironment } from "@/scripts/start/environment.mjs";
import { startInstance } from "@/scripts/test/test-app.mjs";
import { until } from "../support/app-process";
import { fakeServer } from "../support/fake-server.mjs";

type Value = { stringValue?: string; intValue?: number | string };
type Attributes = { key: string; value: Value }[];
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attributes };
type Traces = { resourceSpans?: { scopeSpans: { spans: Span[] }[] }[] };
type Metrics = { resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[] };

const about = ({ attributes }: Span, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** A collector that stores what it receives over OTLP/HTTP, and a broken weather service. */
async function startCollector() {
  const received = { spans: [] as Span[], metrics: new Set<string>(), text: "" };
  const { url, close } = await fakeServer((request, response, body) => {
    if (request.url?.startsWith("/weather")) return response.writeHead(500).end();
    received.text += body.toString();
    const sent: Traces & Metrics = JSON.parse(body.toString());
    received.spans.push(...(sent.resourceSpans ?? []).flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    for (const one of sent.resourceMetrics ?? [])
      for (const { metrics } of one.scopeMetrics) for (const { name } of metrics) received.metrics.add(name);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  return { url, received, close };
}

let database: Database;
beforeAll(async () => {
  await ensureFreshBuild();
  database = await openThrowawayDatabase();
});
afterAll(() => database.close());

test("a collector gets a request's complete trace, and nothing about the user", async () => {
  const collector = await startCollector();
  const app = await startInstance(process.cwd(), {
    ...{ DATABASE_URL: database.url, NEXTAUTH_URL: "http://localhost", SEED: "demo" },
    ...{ NEXTAUTH_SECRET: "this secret signs a session of one test", WEATHER_BASE_URL: `${collector.url}/weather` },
    ...{
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      OTEL_METRIC_EXPORT_INTERVAL: "500",
    },
    OTEL_SERVICE_NAME: "a test",
  });
  const { received } = collector;
  try {
    const where = "41.87654,-87.61234";
    await (await fetch(`${app.url}/api/venues?near=${where}`)).arrayBuffer();
    const answer = await fetch(`${app.url}/api/ai/recommendations?near=${where}`);
    await answer.arrayBuffer();
    const id = answer.headers.get("x-request-id");
    const handler = () => received.spans.find((span) => about(span, "windmile.request.id") === id);
    await until(() => handler() !== undefined, 20_000, "the request's span");
    const { traceId } = handler() ?? { traceId: "" };
    const tree = () => received.spans.filter((span) => span.traceId === traceId);
    await until(() => tree().some(({ parentSpanId }) => !parentSpanId), 20_000, "the span of the whole request");
    const root = tree().find(({ parentSpanId }) => !parentSpanId);
    expect([root?.name, root && about(root, "http.route")]).toEqual([
      "GET /api/ai/recommendations",
      "/api/ai/recommendations",
    ]);
    const ids = new Set(tree().map(({ spanId }) => spanId));
    expect(tree().filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
    expect(tree().map(({ name }) => name)).toEqual(expect.arrayContaining(["select postgresql", "GET 127.0.0.1"]));
    const measured = [
      ...["db.client.connection.count", "http.server.request.duration", "nodejs.eventloop.delay.p99"],
      ...["process.memory.usage", "windmile.cache.reads", "windmile.database.up"],
    ];
    const isMeasured = () => measured.every((name) => received.metrics.has(name));
    await until(isMeasured, 20_000, () => `metrics: ${[...received.metrics].join(" ")}`);
    expect(received.text).toContain("a test");
    // Private parts of the request: a place, a session, an address.
    for (const private_ of ["41.87654", "127.0.0.1:", "node-fetch"]) expect(received.text).not.toContain(private_);
    const line = app
      .output()
      .split("\n")
      .find((one) => one.includes("no weather report"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ traceId, requestId: id });
  } finally {
    await app.end("SIGTERM");
    collector.close();
  }
});

/** Searches the build files loaded by a serving process for OpenTelemetry's exporter. */
function exporterLoaded(variables: Record<string, string>): string {
  const script = `
    const { readFileSync } = require("node:fs");
    require("./.next/server/instrumentation.js").register().then(() => {
      const ours = Object.keys(require.cache).filter((file) => file.includes("/.next/server/"));
      console.log(ours.length > 0, ours.some((file) => /v1\\/traces/.test(readFileSync(file, "utf8"))));
      process.exit();
    });`;
  const env = childEnvironment("production", { NEXT_RUNTIME: "nodejs", JOBS: "off", ...variables });
  return execFileSync(process.execPath, ["--eval", script], { encoding: "utf8", env }).trim();
}

test("OpenTelemetry's SDK isn't loaded unless something collects", () => {
  const none = { OTEL_EXPORTER_OTLP_ENDPOINT: "", METRICS_SECRET: "" };
  expect(exporterLoaded(none)).toBe("true false");
  expect(exporterLoaded({ ...none, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" })).toBe("true true");
  expect(exporterLoaded({ ...none, METRICS_SECRET: "a secret of sixteen" })).toBe("true true");
});
