import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "../../lib/core/shared/zod";
import { runQuietly } from "../start/command.mjs";
import { childEnvironment, fail, ROOT } from "../start/environment.mjs";
import { freePort } from "../start/ports.mjs";
import { step } from "../start/steps.mjs";
import { findBrowser, launchOptions } from "../test/browser.mjs";
import { PHONE } from "./bounds";
import { mainScreens } from "./screens";
import { buildFloor, prepareApp } from "./servers";
import { markdown, median } from "./table";
import { cookiesOf } from "./visit";

// npm run bench:phone: Lighthouse's mobile test, signed in, on every main screen and on a bare page of the same Next.js,
// in turns, in the tests' browser. Fewer rounds or screens: npm run bench:phone -- 3 /activity

const ROUNDS = 5;
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
  const flags = ["--output=json", "--only-categories=performance", "--quiet", "--disable-storage-reset"]; // stays signed in
  const args = [CLI, url, `--port=${port}`, ...flags];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const { items } = audits["network-requests"].details;
  return {
    score: Math.round(categories.performance.score * 100),
    blocking: audits["total-blocking-time"].numericValue,
    paint: audits["largest-contentful-paint"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    requests: items.filter(({ resourceType }) => resourceType !== "Image" && resourceType !== "Font").length,
    scripts: items.reduce((sum, one) => sum + (one.resourceType === "Script" ? (one.resourceSize ?? 0) : 0), 0),
  };
}

function medianOf(runs: readonly Measured[]): Measured {
  const of = (key: keyof Measured) => median(runs.map((run) => run[key]));
  const [requests, scripts] = [of("requests"), of("scripts")];
  return { score: of("score"), blocking: of("blocking"), paint: of("paint"), shift: of("shift"), requests, scripts };
}

function faultsOf(ours: Measured, bare: Measured): string[] {
  return [
    ...(ours.score < Math.min(PHONE.score, bare.score - PHONE.belowBare) ? ["score"] : []),
    ...(ours.blocking > PHONE.blockingMs ? ["blocking time"] : []),
    ...(ours.paint > PHONE.paintMs ? ["LCP"] : []),
    ...(ours.shift > PHONE.shift ? ["layout shift"] : []),
  ];
}

async function bench(args: readonly string[]): Promise<void> {
  const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? ROUNDS);
  const wanted = args.filter((arg) => arg.startsWith("/"));
  const port = Number(await freePort(0));
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
    await context.addCookies(cookiesOf(app.cookie, app.url));
    const screens = Object.entries(await mainScreens(app)).filter(
      ([, path]) => wanted.length === 0 || wanted.includes(path),
    );
    const all = new Map([
      ["bare page", floor.page.url],
      ...screens.map(([name, path]) => [name, app.url + path] as const),
    ]);
    const runs = new Map<string, Measured[]>([...all.keys()].map((name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, url] of all) {
        const one = await measure(url, port);
        if (round > 0) runs.get(name)?.push(one); // the first round fills the caches
      }
      console.log(round === 0 ? "Warm." : `Round ${round} of ${rounds}.`);
    }
    const bareRuns = medianOf(runs.get("bare page") ?? []);
    const rows = [...runs].map(([name, measured]) => {
      const one = medianOf(measured);
      const faults = name === "bare page" ? [] : faultsOf(one, bareRuns);
      if (faults.length > 0) process.exitCode = 1;
      const times = [one.blocking, one.paint].map((value) => `${Math.round(value)} ms`);
      const loaded = [String(one.requests), `${Math.round(one.scripts / 1024)} KB`];
      return [name, String(one.score), ...times, one.shift.toFixed(3), ...loaded, faults.join(", ")];
    });
    console.log(markdown(["screen", "score", "blocking", "LCP", "shift", "requests", "scripts", "over"], rows));
  } finally {
    await context.close();
    await ours.end("SIGKILL");
    await bare.end("SIGKILL");
    await app.discard();
    floor.discard();
    rmSync(profile, { recursive: true, force: true });
  }
}

bench(process.argv.slice(2)).catch(fail);
