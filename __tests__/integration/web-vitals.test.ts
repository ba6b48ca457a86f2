import { readdirSync } from "node:fs";
import { metrics } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { type DataPoint, MeterProvider } from "@opentelemetry/sdk-metrics";
import { PAGE_ROOTS } from "@/lib/core/server/web-vitals";
import { visitor } from "../support/api";

const vital = { name: "LCP", value: 900, rating: "good", screen: "/discover", device: "phone" } as const;
const reader = new PrometheusExporter({ preventServerStart: true });
beforeAll(() => void metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] })));
afterAll(() => metrics.disable());

/** The recorded ratings, with their labels and counts. */
async function ratings() {
  const { resourceMetrics } = await reader.collect();
  const found = resourceMetrics.scopeMetrics
    .flatMap((scope) => scope.metrics)
    .find(({ descriptor }) => descriptor.name === "windmile.web_vitals");
  const points: DataPoint<unknown>[] = found?.dataPoints ?? [];
  return points.map(({ attributes, value }) => ({ ...attributes, value }));
}

test("a visit's measurements are counted without the visitor", async () => {
  const second = { ...vital, name: "CLS", value: 0.02 };
  const unknown = { ...vital, screen: "/made-up" };
  expect((await visitor().post("/api/vitals", { vitals: [vital, second, unknown] })).status).toBe(204);
  const good = { screen: "/discover", device: "phone", rating: "good", value: 1 };
  expect(await ratings()).toEqual([
    { ...good, name: "LCP" },
    { ...good, name: "CLS" },
    { ...good, name: "LCP", screen: "other" },
  ]);
});

test.each([
  ["nothing", { vitals: [] }],
  ["more than a visit has", { vitals: Array.from({ length: 11 }, () => vital) }],
  ["a path with an ID", { vitals: [{ ...vital, screen: "/p/01a1ffc0" }] }],
  ["an unknown name", { vitals: [{ ...vital, name: "FUN" }] }],
  ["a negative time", { vitals: [{ ...vital, value: -1 }] }],
  ["who visited", { vitals: [{ ...vital, userId: "someone" }] }],
])("%s is refused", async (_what, body) => {
  const before = await ratings();
  expect((await visitor().post("/api/vitals", body)).status).toBe(400);
  expect(await ratings()).toEqual(before);
});

test("every page has a screen, and every screen has pages", () => {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("page.tsx"));
  const roots = pages.map((file) => file.split("/").find((part) => !part.startsWith("(")));
  expect([...PAGE_ROOTS].filter(Boolean).sort()).toEqual([...new Set(roots)].sort());
});

test("a client that sends endlessly is rate limited", async () => {
  const client = visitor();
  const statuses: number[] = [];
  for (let sent = 0; sent < 700 && !statuses.includes(429); sent += 1)
    statuses.push((await client.post("/api/vitals", { vitals: [vital] })).status);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
});
