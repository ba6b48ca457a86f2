import { readFileSync } from "node:fs";
import { Client } from "pg";
import { parse } from "yaml";
import { z } from "zod";
import { openDatabase } from "@/scripts/database/database.mjs";
import { AppProcess, freePort, newDataDir, until } from "../support/app-process";

/** The metrics of a running app, and whether the dashboard and the alerts query existing series. */
const SECRET = "a-secret-of-the-tests";
const variables = { METRICS_SECRET: SECRET, WEATHER: "off" };
let app: AppProcess;
beforeAll(async () => {
  app = await new AppProcess(newDataDir(), await freePort(), { through: "node", variables }).ready();
});
afterAll(() => app.discard());

const scrape = (authorization = `Bearer ${SECRET}`) => fetch(`${app.url}/metrics`, { headers: { authorization } });

const PRIMARY = 'db_client_connection_pool_name="primary"';

/** The value of the series whose name and labels start with this; 0 if there is none. */
const seriesValue = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(series))
      ?.split(" ")
      .at(-1) ?? 0,
  );

test.each([
  ["no secret", ""],
  ["another", `Bearer ${SECRET}x`],
  ["the secret without its scheme", SECRET],
])("with %s the path doesn't exist", async (_what, authorization) => {
  const answer = await scrape(authorization);
  expect([answer.status, await answer.json()]).toEqual([404, { code: "not_found", message: "Not found" }]);
});

test("POST is refused as on any path without a handler", async () => {
  for (const path of ["/metrics", "/no-such-path"]) {
    const answer = await fetch(app.url + path, { method: "POST", headers: { authorization: `Bearer ${SECRET}` } });
    expect([path, answer.status]).toEqual([path, 405]);
  }
});

test("measured visits are reported by screen, and made-up ones under no screen", async () => {
  const vital = { name: "LCP", value: 900, rating: "good", screen: "/discover", device: "phone" };
  const vitals = [vital, { ...vital, screen: "/made-up" }, { ...vital, name: "CLS", value: 0.3, rating: "poor" }];
  const answer = await fetch(`${app.url}/api/vitals`, {
    ...{ method: "POST", body: JSON.stringify({ vitals }) },
    headers: { "content-type": "application/json", origin: app.url },
  });
  expect(answer.status).toBe(204);
  const text = await (await scrape()).text();
  const of = (name: string, labels: string) => seriesValue(text, `windmile_web_vital${name}{${labels}`);
  expect(of("_duration_sum", 'name="LCP",screen="/discover",device="phone"')).toBe(0.9);
  expect(of("_duration_count", 'name="LCP",screen="other",device="phone"')).toBe(1);
  expect(of("_layout_shift_sum", 'name="CLS",screen="/discover",device="phone"')).toBe(0.3);
  expect(of("s_total", 'name="CLS",screen="/discover",device="phone",rating="poor"')).toBe(1);
  expect(await (await fetch(`${app.url}/login`)).text()).toContain('data-vitals="10"');
});

test("requests are reported by route, never by URL", async () => {
  const cookie = await app.signIn();
  const mine = z.array(z.object({ id: z.string(), photoUrl: z.string() }));
  const [photo] = mine.parse(await (await fetch(`${app.url}/api/photos/home`)).json());
  if (!photo) throw new Error("The demo has photos");
  for (const path of [
    `/api/photos/${photo.id}`,
    photo.photoUrl,
    "/settings",
    "/made-up-by-a-stranger",
    "/api/made-up/1",
    "/api/venues?near=41.87654,-87.6&size=1",
  ])
    await (await fetch(app.url + path, { headers: { cookie } })).arrayBuffer();
  const answer = await scrape();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  const count = (route: string, status: number, method = "GET") =>
    seriesValue(
      text,
      `http_server_request_duration_count{http_request_method="${method}",http_route="${route}",http_response_status_code="${status}"}`,
    );
  expect([count("/api/photos/home", 200), count("/api/photos/[id]", 200), count("/settings", 200)]).toEqual([1, 1, 1]);
  expect(count("/api/auth/login", 200, "POST")).toBe(1);
  for (const word of ["41.87654", photo.id, "made-up", "demo@"]) expect(text).not.toContain(word);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test("a thousand unknown URLs create one series", async () => {
  const before = (await (await scrape()).text()).split("\n").length;
  for (let round = 0; round < 40; round += 1)
    await Promise.all(Array.from({ length: 25 }, (_, at) => app.status(`/api/x${round}-${at}`)));
  const grown = (await (await scrape()).text()).split("\n").length - before;
  expect(grown).toBeLessThan(60); // at most two statuses for one route (404, and 429 once rate limited)
});

test("jobs, connections, memory, and pending work are reported, and so is a missing database", async () => {
  const text = await (await scrape()).text();
  expect(seriesValue(text, "windmile_database_up")).toBe(1);
  expect(seriesValue(text, `db_client_connection_count{${PRIMARY},db_client_connection_state="`)).toBeGreaterThan(0);
  expect(seriesValue(text, "process_memory_usage")).toBeGreaterThan(50_000_000);
  expect(text).toContain(`windmile_work_waiting{name="mails"} 0`);
  expect(text).toMatch(/^nodejs_eventloop_delay_p99 /m);
  expect(text).not.toMatch(/name="(seed|lease)/); // it's in the same table, and as a job it would always be late
  process.kill(app.find("postgres").pid, "SIGINT"); // a clean stop: it stays down for a few seconds
  await until(
    async () => seriesValue(await (await scrape()).text(), "windmile_database_up") === 0,
    20_000,
    "reported as unavailable",
  );
  await until(
    async () => seriesValue(await (await scrape()).text(), "windmile_database_up") === 1,
    40_000,
    "reported as available",
  );
});

test("an exhausted pool is reported immediately, and not as a dead process or database", async () => {
  const { url } = await openDatabase({ env: { ...process.env, DATABASE_URL: "", DATA_DIR: app.dataDir } });
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table search_documents in access exclusive mode");
  const asking = Array.from({ length: 40 }, () => app.status("/api/search?q=zoo"));
  try {
    await until(
      async () => {
        const text = await (await scrape()).text();
        const waiting = seriesValue(text, `db_client_connection_pending_requests{${PRIMARY}}`);
        return waiting > 5 && seriesValue(text, "windmile_database_up") === 1;
      },
      20_000,
      "reported as exhausted",
    );
  } finally {
    await holder.query("rollback");
    await holder.end();
  }
  await Promise.all(asking);
});

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ expr: z.string() })),
    }),
  ),
});
const boardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

test("the dashboard and the alerts only query existing series", async () => {
  const text = await (await scrape()).text();
  const rules = rulesSchema
    .parse(parse(readFileSync("deploy/prometheus/alerts.yml", "utf8")))
    .groups.flatMap((one) => one.rules);
  const { panels } = boardSchema.parse(JSON.parse(readFileSync("deploy/grafana/windmile.json", "utf8")));
  const requested = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const names = new Set(
    requested
      .join(" ")
      .match(/\b(?:windmile|process|nodejs|v8js|http_server|db_client_connection)_\w+(?=\{|\[|\)| |$)/g),
  );
  expect(names.size).toBeGreaterThan(10);
  const reported = new Set([...text.matchAll(/^([a-z_0-9]+?)(?:\{| )/gm)].map(([, name]) => name));
  // A job is reported once it has run, which takes a minute, and image queues once an image was requested in a new size.
  const later = ["windmile_job_since_success", "windmile_images"];
  expect([...names].filter((name) => !reported.has(name) && !later.includes(name))).toEqual([]);
});
