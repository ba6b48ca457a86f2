/** @jest-environment jest-fixed-jsdom */
import type { MetricType } from "web-vitals";
import { measureVisit } from "@/lib/core/client/web-vitals";
import { webVitalsSchema } from "@/lib/core/shared/web-vitals";

type Listener = (metric: MetricType) => void;
const listeners: Listener[] = [];
jest.mock("web-vitals", () => {
  const observe = (listener: Listener) => listeners.push(listener);
  return { onCLS: observe, onINP: observe, onLCP: observe, onFCP: observe, onTTFB: observe };
});

const sent = jest.fn<Promise<Response>, [string, RequestInit]>(async () => new Response(null, { status: 204 }));
beforeEach(() => {
  Object.assign(globalThis, { fetch: sent, matchMedia: () => ({ matches: true }) });
  sent.mockClear();
  listeners.length = 0;
});

const metric = (id: string, name: "CLS" | "LCP", value: number) =>
  ({ id, name, value, rating: "good", navigationURL: "https://windmile.app/p/01a1ffc0?with=more" }) as MetricType;

test("simultaneous metrics are one beacon without cookies that outlives the page, sent once", async () => {
  measureVisit();
  expect(listeners).toHaveLength(5);
  const [report] = listeners;
  report?.(metric("a", "LCP", 900));
  report?.(metric("b", "CLS", 0.01));
  await Promise.resolve();
  report?.(metric("b", "CLS", 0.02)); // shown, then hidden
  await Promise.resolve();
  expect(sent).toHaveBeenCalledTimes(1);
  const [address, init] = sent.mock.calls[0] ?? [];
  expect([address, init?.credentials, init?.keepalive]).toEqual(["/api/vitals", "omit", true]);
  const of = { rating: "good", screen: "/p/…", device: "phone" };
  expect(webVitalsSchema.parse(JSON.parse(String(init?.body))).vitals).toEqual([
    { ...of, name: "LCP", value: 900 },
    { ...of, name: "CLS", value: 0.01 },
  ]);
});

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
  ["Save-Data", { connection: { saveData: true } }],
])("a visitor who sends %s isn't measured", (_what, requested) => {
  const names = Object.keys(requested);
  for (const [name, value] of Object.entries(requested))
    Object.defineProperty(navigator, name, { value, configurable: true });
  measureVisit();
  expect(listeners).toHaveLength(0);
  for (const name of names) Reflect.deleteProperty(navigator, name);
});
