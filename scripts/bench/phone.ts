import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { paths } from "../../lib/core/shared/paths";
import { z } from "../../lib/core/shared/zod";
import { runQuietly } from "../start/command.mjs";
import { childEnvironment, fail, PlainError, ROOT } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";
import { step } from "../start/steps.mjs";
import { findBrowser, launchOptions } from "../test/browser.mjs";
import { get } from "./http";
import { buildFloor, prepareApp } from "./sides";

// npm run bench:phone: Lighthouse's mobile test, signed in, on every main screen and on a bare page of the same Next,
// alternating, in the tests' browser. Times on a shared machine mean little, so each bound is relative to the bare
// page's figure in the same run. Fewer rounds or screens: npm run bench:phone -- 3 /activity

const ROUNDS = 5;
/**
 * Compared with the bare page: score points fewer, times its blocking time, requests more (pictures and fonts aside).
 */
const BOUNDS = { score: 2, blocking: 2, requests: 12, shift: 0.001 };
/**
 * Blocking time that is always acceptable, in milliseconds; Lighthouse deducts nothing for it. A task only counts from
 * its 51st millisecond on, so on a fast machine the bare page's figure is noise (2, 16 and 22 ms in runs of one
 * evening), and so is twice as much.
 */
const UNFELT_BLOCKING = 100;

/** With its own lock file: otherwise every other first start would unpack its 12,000 files for nothing. */
const LIGHTHOUSE = join(ROOT, "scripts/bench/lighthouse");
const CLI = join(LIGHTHOUSE, "node_modules/lighthouse/cli/index.js");

async function ensureLighthouse(): Promise<void> {
  if (existsSync(CLI)) return;
  const args = ["ci", `--prefix=${LIGHTHOUSE}`, "--ignore-scripts", "--no-audit", "--no-fund"];
  const env = childEnvironment("development");
  await step("Installing Lighthouse", () => runQuietly("npm ci", "npm", args, { env }));
}

type Measured = { score: number; blocking: number; paint: number; shift: number; requests: number; scripts: number };

/** The parts of Lighthouse's report that we read. */
const number = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "total-blocking-time": number,
    "largest-contentful-paint": number,
    "cumulative-layout-shift": number,
    "network-requests": z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), resourceSize: z.number().optional() })),
      }),
    }),
  }),
});

async function measure(url: string, port: number): Promise<Measured> {
  // In its own process: functions transformed by `tsx` can't be passed to a page.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      `--port=${port}`,
      "--output=json",
      "--only-categories=performance",
      "--disable-storage-reset", // the session survives
      "--quiet",
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const { items } = audits["network-requests"].details;
  return {
    score: Math.round(categories.performance.score * 100),
    blocking: audits["total-blocking-time"].numericValue,
    paint: audits["largest-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    requests: items.filter(({ resourceType: type }) => type !== "Image" && type !== "Font").length,
    scripts: items.reduce(
      (sum, { resourceType, resourceSize = 0 }) => sum + (resourceType === "Script" ? resourceSize : 0),
      0,
    ),
  };
}

function medianOf(runs: readonly Measured[]): Measured {
  const median = (of: keyof Measured) => runs.map((run) => run[of]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  const of = (key: keyof Measured) => median(key) ?? Number.NaN;
  return {
    score: of("score"),
    blocking: of("blocking"),
    paint: of("paint"),
    shift: of("shift"),
    requests: of("requests"),
    scripts: of("scripts"),
  };
}

function faultsOf(ours: Measured, bare: Measured): string[] {
  return [
    ...(ours.score < bare.score - BOUNDS.score ? ["score"] : []),
    ...(ours.blocking > Math.max(UNFELT_BLOCKING, BOUNDS.blocking * bare.blocking) ? ["blocking time"] : []),
    ...(ours.shift > BOUNDS.shift ? ["layout shift"] : []),
    ...(ours.requests > bare.requests + BOUNDS.requests ? ["requests"] : []),
  ];
}

function lineOf(name: string, one: Measured, faults: readonly string[]): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  const cells = [
    name,
    String(one.score),
    ms(one.blocking),
    ms(one.paint),
    one.shift.toFixed(3),
    `${Math.round(one.scripts / 1024)} KB`,
    String(one.requests),
    faults.length > 0 ? `**over**: ${faults.join(", ")}` : "",
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The main screens; the photo page shows the newest photo. */
async function screensOf(app: Awaited<ReturnType<typeof prepareApp>>): Promise<[name: string, path: string][]> {
  const { body } = await get(app.json);
  const [photo] = z.array(z.object({ id: z.string() })).parse(JSON.parse(String(body)));
  if (!photo) throw new PlainError("The seed has no photo.");
  return [
    ["home", paths.home],
    ["discover, map", paths.discover()],
    ["discover, list", `${paths.discover()}?view=list`],
    ["activity", paths.activity],
    ["social", paths.friends],
    ["profile", paths.profile()],
    ["settings", paths.settings],
    ["photo", paths.photo(photo.id)],
  ];
}

async function bench(args: readonly string[]): Promise<void> {
  const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? ROUNDS);
  const wanted = args.filter((arg) => arg.startsWith("/"));
  const port = await freePort(0);
  if (port === undefined) throw new PlainError("No port is free.");
  const { args: flags, ...browser } = launchOptions(await findBrowser());
  const profile = mkdtempSync(join(tmpdir(), "windmile-phone-"));
  await ensureLighthouse();
  const floor = await buildFloor();
  const app = await prepareApp();
  // Lighthouse opens pages in the browser's default profile, where the user is signed in.
  const context = await chromium.launchPersistentContext(profile, {
    ...browser,
    args: [...flags, `--remote-debugging-port=${port}`],
    serviceWorkers: "block", // it would fetch the build for later
  });
  const bare = await floor.start();
  const ours = await app.start();
  try {
    const cookies = app.cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: app.url };
    });
    await context.addCookies(cookies);
    const screens = (await screensOf(app)).filter(([, path]) => wanted.length === 0 || wanted.includes(path));
    const all = [["bare page", floor.page.url], ...screens.map(([name, path]) => [name, app.url + path])] as const;
    const runs = new Map<string, Measured[]>(all.map(([name = ""]) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name = "", url = ""] of all) {
        const one = await measure(url, port);
        if (round > 0) runs.get(name)?.push(one); // the first round fills the caches
      }
      console.log(round === 0 ? "Warm." : `Round ${round} of ${rounds}.`);
    }
    const bareRuns = medianOf(runs.get("bare page") ?? []);
    console.log("\n| screen | score | blocking | LCP | shift | scripts, unpacked | requests | |");
    console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (const [name, measured] of runs) {
      const faults = name === "bare page" ? [] : faultsOf(medianOf(measured), bareRuns);
      console.log(lineOf(name, medianOf(measured), faults));
      if (faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await context.close();
    await ours.stop();
    await bare.stop();
    await app.discard();
    floor.discard();
    rmSync(profile, { recursive: true, force: true });
  }
}

bench(process.argv.slice(2)).catch(fail);
