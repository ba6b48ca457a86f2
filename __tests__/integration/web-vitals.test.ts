import type { WebVital } from "@/lib/core/shared/web-vitals";
import { visitor } from "../support/api";

const vital = { name: "LCP", value: 900, rating: "good", screen: "/discover", device: "phone" } as const;
const heard: WebVital[] = [];
beforeAll(() => {
  globalThis.windmileWebVitals = (one) => heard.push(one);
});
beforeEach(() => heard.splice(0));

test("a visit's measurements are counted without the visitor", async () => {
  const second = { ...vital, name: "CLS", value: 0.02 };
  expect((await visitor().post("/api/vitals", { vitals: [vital, second] })).status).toBe(204);
  expect(heard).toEqual([vital, second]);
});

test.each([
  ["nothing", { vitals: [] }],
  ["more than a visit has", { vitals: Array.from({ length: 11 }, () => vital) }],
  ["an address with somebody's id", { vitals: [{ ...vital, screen: "/p/01a1ffc0" }] }],
  ["a name of a stranger's own", { vitals: [{ ...vital, name: "FUN" }] }],
  ["a time before its beginning", { vitals: [{ ...vital, value: -1 }] }],
  ["who visited", { vitals: [{ ...vital, userId: "somebody" }] }],
])("%s is refused", async (_what, body) => {
  expect((await visitor().post("/api/vitals", body)).status).toBe(400);
  expect(heard).toEqual([]);
});

test("a client that sends endlessly is rate limited", async () => {
  const client = visitor();
  const statuses: number[] = [];
  for (let sent = 0; sent < 700 && !statuses.includes(429); sent += 1)
    statuses.push((await client.post("/api/vitals", { vitals: [vital] })).status);
  expect(new Set(statuses)).toEqual(new Set([204, 429]));
});
