/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import nextConfig from "../next.config.mjs";

// Serverless deployment files other than code: names in them are read by the platform and not checked by a compiler.
const settings = z
  .object({
    buildCommand: z.string(),
    crons: z.array(z.object({ path: z.string(), schedule: z.string() })),
    functions: z.record(z.string(), z.object({ maxDuration: z.number() })),
  })
  .loose()
  .parse(JSON.parse(readFileSync("vercel.json", "utf8")));

test("the cron calls a GET handler, once a day, because Hobby plans refuse deployments with more", () => {
  for (const { schedule } of settings.crons) expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
  for (const cron of settings.crons) {
    const handler = readFileSync(path.join("app", cron.path, "route.ts"), "utf8");
    expect(handler).toMatch(/route\(\{ GET: /);
  }
});

test("production's database is migrated after the build", () => {
  expect(settings.buildCommand).toBe("node scripts/release/vercel.mjs");
  const steps = readFileSync("scripts/release/vercel.mjs", "utf8").match(/await \(?(?:await )?\w+\(/g);
  expect(steps).toEqual(["await prepareEnvironment(", "await rebuild(", "await (await prepareDatabase("]);
});

test("each limit is for an existing file, and jobs don't start in the last half of theirs", () => {
  for (const pattern of Object.keys(settings.functions)) expect([pattern, existing(pattern)]).toEqual([pattern, true]);
  const within = /TIME_BUDGET_MS = ([\d_]+)/.exec(readFileSync("app/api/jobs/run/route.ts", "utf8"))?.[1] ?? "";
  const limit = settings.functions["app/api/jobs/run/route.ts"]?.maxDuration ?? 0;
  expect(Number(within.replaceAll("_", ""))).toBe((limit * 1000) / 2);
});

test("files read by path are deployed: the migrations for readiness, Swagger UI for the API docs, the image decoder", () => {
  const traced = z.record(z.string(), z.array(z.string())).parse(nextConfig.outputFileTracingIncludes);
  for (const address of Object.keys(traced)) expect([address, existing(`app${address}`)]).toEqual([address, true]);
  expect(Object.keys(traced)).toEqual(["/api/photos/upload", "/api/ready", "/api/docs/*"]);
  for (const files of Object.values(traced).flat()) expect([files, existing(files)]).toEqual([files, true]);
});

/** Whether the file exists, or for a pattern, the folder it starts with. */
const existing = (pattern: string): boolean => existsSync(pattern.split("*")[0] ?? "");
