import { writeFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { mediaIdOf } from "@/lib/core/shared/media";
import { startFunctions } from "@/scripts/test/functions.mjs";
import { until } from "../support/app-process";
import { fakeS3 } from "../support/fake-s3.mjs";
import { image } from "../support/images";

/** The app as a serverless platform runs it. Its browser tests run with `npm run test:functions`. */
let functions: Awaited<ReturnType<typeof startFunctions>>;
let bucket: Awaited<ReturnType<typeof fakeS3>>;
let db: Client;
beforeAll(async () => {
  bucket = await fakeS3();
  const variables = { MEDIA_S3_URL: bucket.address, WEATHER: "off", API_DOCS: "on" };
  functions = await startFunctions({ processes: 2, freshAfter: 4, variables });
  db = new Client({ connectionString: functions.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db?.end();
  await functions?.stop();
  await bucket?.close();
});
// For every request: no 5xx, no crashed or hanging process, and no work in progress in a frozen one.
afterEach(() => expect(functions.faults).toEqual([]));

const call = (at: string, init: RequestInit = {}) => fetch(functions.url + at, { ...init, redirect: "manual" });
async function signIn(): Promise<{ cookie: string }> {
  const answer = await call("/api/auth/login", {
    ...{ method: "POST", headers: { "content-type": "application/json", origin: functions.url } },
    body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
  });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { cookie: cookies.join("; ") };
}

test("the disk accepts nothing", () => {
  if (process.getuid?.() === 0) return; // root ignores folder permissions, so the processes run as another user
  expect(() => writeFileSync(path.join(functions.folder, "written"), "")).toThrow(/EACCES/);
});

test("pages, the contract and its docs, and files read by path are served from any free process", async () => {
  const headers = await signIn();
  const requested = [
    "/",
    "/discover",
    "/activity",
    "/profile",
    "/settings",
    "/shell",
    "/sw.js",
    "/api/ready",
    "/api/venues",
  ];
  const documents = ["/api/openapi.json", "/api/docs", "/api/docs/swagger-ui.css", "/api/docs/swagger-ui-bundle.js"];
  const statuses: Record<string, number> = {};
  for (const at of [...requested, ...documents]) statuses[at] = (await call(at, { headers })).status;
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
  expect(functions.counts().started).toBeGreaterThan(2); // the first two processes have been used
});

test("a picture is uploaded, stored in the bucket, and scaled; a body above the platform's limit never reaches the app", async () => {
  const headers = await signIn();
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(await image("jpeg", 1000, 750))], "photo.jpg"));
  const upload = await call("/api/photos/upload", { method: "POST", headers, body });
  expect(upload.status).toBe(201);
  const address = /\/media\/[^"?]+/.exec(await upload.text())?.[0];
  const id = mediaIdOf(address ?? "");
  const isKept = async () =>
    (await db.query(`select 1 from media where id = $1 and "variantKeys" ? '320'`, [id])).rowCount === 1;
  for (const size of ["", "?w=320"]) expect((await call(`${address}${size}`, { headers })).status).toBe(200);
  await until(isKept, 10_000, "the copy is kept");
  expect((await call(`${address}?w=320`, { headers })).status).toBe(200);
  const copy = `sizes/${id}-320.webp`; // stored before its process was frozen, and served by any free process
  expect(["PUT", "GET"].map((how) => bucket.requested.filter((one) => one === `${how} ${copy}`).length)).toEqual([
    1, 1,
  ]);
  const large = await call("/api/photos/upload", { method: "POST", headers, body: new Uint8Array(5_000_000) });
  expect([large.status, await large.text()]).toEqual([413, "FUNCTION_PAYLOAD_TOO_LARGE"]);
});

const CONNECTIONS = "from pg_stat_activity where application_name = 'windmile'";

test("connections that died while a process was frozen fail no request", async () => {
  const headers = await signIn();
  for (let round = 0; round < 3; round += 1) {
    for (const at of ["/api/user/stats", "/api/notifications"]) await (await call(at, { headers })).arrayBuffer();
    await db.query(`select pg_terminate_backend(pid) ${CONNECTIONS}`);
    await until(async () => (await db.query(`select 1 ${CONNECTIONS}`)).rowCount === 0, 10_000, "no connection left");
    expect((await call("/api/user/stats", { headers })).status).toBe(200);
    expect((await call("/api/notifications", { headers })).status).toBe(200);
  }
});

test("the cron runs due jobs, and doesn't run them again", async () => {
  await db.query("delete from job_runs where name !~ ' '");
  const first = await functions.runJobs();
  expect(first).toMatchObject({ failed: [], ran: expect.arrayContaining(["expired", "media-sweep", "challenges"]) });
  expect(await functions.runJobs()).toEqual({ failed: [], ran: [] });
});
