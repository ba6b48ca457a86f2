// npm run bench: what Windmile costs compared with two bare pages of the same Next.js, in the same run: CPU of Node and
// PostgreSQL for every main screen and the ten most used endpoints, a first visit, memory, and start. Absolute times
// mean little on a shared machine; ratios of alternating rounds do.
// npm run bench -- requests: only one part (requests, visit, memory, or start)
// npm run bench -- --peer DIR: also compares home with another app's page (see preparePeer)
// npm run bench -- --rounds 1: a quick try; the ratios vary
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { fail, PlainError } from "../start/environment.mjs";
import { findBrowser, launchOptions } from "../test/browser.mjs";
import type { Get } from "../test/test-app.mjs";
import { BENCH } from "./bounds";
import { get as fetchOnce, load } from "./http";
import { cpuSeconds, peakBytes, residentBytes } from "./processes";
import { mainEndpoints, mainScreens } from "./screens";
import { buildFloor, prepareApp, preparePeer, type Side } from "./servers";
import { isOver, type Line, median, table } from "./table";
import { visit } from "./visit";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: "string" }, rounds: { type: "string", default: "9" } },
});
/** Many short rounds: a shared machine is slow for seconds at a time, which should affect both sides of a ratio. */
const ROUNDS = Number(options.rounds);
const AT_ONCE = 16;
/** The kernel counts CPU in hundredths of a second, so cheap requests are sent more often. */
const PAGE_REQUESTS = 50;
const JSON_REQUESTS = 150;
/** Before counting, per round: code that is still being compiled costs several times as much. */
const WARM_UP = 40;
/** Each round begins this many lines later, so that V8's rare full collections don't always hit the same line. */
const ROTATION = 5;
const MEMORY_REQUESTS = 220;
const MEMORY_ROUNDS = Math.ceil(ROUNDS / 3);

type Sides = { floor: Side; app: Side; peer?: Side };
type Running = { pid: number; postmaster?: number };
type Measured = { what: string; get: Get; on: Running; times: number; bare: "page" | "json"; bound?: number };

const milliseconds = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(bytes < 100 * 1024 ? 1 : 0)} KB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const repeat = (get: Get, times: number) =>
  load(
    Array.from({ length: times }, () => get),
    AT_ONCE,
  );

/** Starts these sides for as long as `act` runs. */
async function withRunning<Result>(sides: readonly Side[], act: (running: Running[]) => Promise<Result>) {
  const started: Awaited<ReturnType<Side["start"]>>[] = [];
  try {
    for (const side of sides) started.push(await side.start());
    return await act(started.map(({ pid }, at) => ({ pid, postmaster: sides[at]?.postmaster })));
  } finally {
    await Promise.all(started.map((one) => one.end("SIGKILL")));
  }
}

/** CPU milliseconds per request. */
async function cpuOf({ get, on, times }: Measured) {
  const now = () => [cpuSeconds(on.pid), on.postmaster ? cpuSeconds(on.postmaster) : 0] as const;
  const before = now();
  await repeat(get, times);
  const [node, postgres] = now().map((seconds, at) => ((seconds - (before[at] ?? 0)) / times) * 1000);
  return { node: node ?? 0, postgres: postgres ?? 0, sum: (node ?? 0) + (postgres ?? 0) };
}

async function requests({ floor, app, peer }: Sides): Promise<Line[]> {
  return withRunning([floor, app, ...(peer ? [peer] : [])], async ([bare, ours, theirs]) => {
    if (!bare || !ours) throw new Error("Nothing runs");
    const { headers } = app.page;
    const screen = { on: ours, times: PAGE_REQUESTS, bare: "page", bound: BENCH.screen } as const;
    const endpoint = { on: ours, times: JSON_REQUESTS, bare: "json" } as const;
    const all: Measured[] = [
      { what: "bare page", get: floor.page, on: bare, times: JSON_REQUESTS, bare: "page" },
      { what: "bare JSON", get: floor.json, on: bare, times: JSON_REQUESTS, bare: "json" },
      ...Object.entries(await mainScreens(app)).map(([what, path]) => ({
        ...{ what, get: { url: app.url + path, headers }, ...screen },
      })),
      ...(await mainEndpoints(app)).map((path) => ({
        ...{ what: path.replace(/[\w-]{36}/, "{id}"), get: { url: app.url + path, headers }, ...endpoint },
        bound: path === "/api/photos/home" ? BENCH.posts : undefined,
      })),
      ...(theirs && peer ? [{ ...screen, what: "peer", get: peer.page, on: theirs, bound: undefined }] : []),
    ];
    for (const { get } of all) await repeat(get, WARM_UP * ROUNDS);
    const costs: Awaited<ReturnType<typeof cpuOf>>[][] = all.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = (round * ROTATION) % all.length;
      const rotated = [...all.entries()].slice(start).concat([...all.entries()].slice(0, start));
      for (const [at, one] of rotated) costs[at]?.push(await cpuOf(one));
    }
    const mean = (at: number, key: "node" | "postgres" | "sum") =>
      (costs[at] ?? []).reduce((sum, cost) => sum + cost[key], 0) / ROUNDS;
    const ratio = (at: number, to: number) => mean(at, "sum") / mean(to, "sum");
    const lineOf = async ({ what, get, bare: kind, bound }: Measured, index: number): Promise<Line> => {
      const [at, to] = [index + 2, kind === "page" ? 0 : 1];
      const { length } = (await fetchOnce(get)).body;
      const isLarge = kind === "page" && length > BENCH.htmlKilobytes * 1024;
      return {
        ...{ what, ratio: ratio(at, to), bound, wrong: isLarge ? `HTML over ${BENCH.htmlKilobytes} KB` : undefined },
        ...{ bare: milliseconds(mean(to, "sum")), ours: milliseconds(mean(at, "sum")) },
        note: `Node ${milliseconds(mean(at, "node"))}, PostgreSQL ${milliseconds(mean(at, "postgres"))}, ${kilobytes(length)}`,
      };
    };
    const lines = await Promise.all(all.slice(2).map(lineOf));
    if (theirs) lines.push({ what: "home / peer", ours: "", ratio: ratio(2, all.length - 1), bound: BENCH.peer });
    return lines;
  });
}

/** A first visit to home on a phone: the page, its code, its prefetches, and its follow-up requests. */
async function firstVisit({ floor, app }: Sides): Promise<Line[]> {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  return withRunning([floor, app], async () => {
    const [bare, ours] = [await visit(browser, floor.page), await visit(browser, app.page)];
    const line = (what: string, key: keyof typeof bare, write: (value: number) => string, bound?: number): Line => ({
      ...{ what, bare: write(bare[key]), ours: write(ours[key]), ratio: ours[key] / bare[key], bound },
    });
    return [
      line("scripts of the first load, compressed", "scripts", kilobytes, BENCH.scripts),
      line("requests of a visit", "requests", String),
      line("bytes of a visit, compressed", "bytes", kilobytes),
    ];
  }).finally(() => browser.close());
}

/** Both sides in turns: the peak depends on when the last garbage collection ran, and a start on the machine. */
async function inTurns<Key extends string>(
  { floor, app }: Sides,
  rounds: number,
  measure: (side: Side) => Promise<Record<Key, number>>,
) {
  const found: Record<"bare" | "ours", Record<Key, number>>[] = [];
  for (let round = 0; round < rounds; round += 1) found.push({ bare: await measure(floor), ours: await measure(app) });
  return (what: string, key: Key, write: (value: number) => string, bound?: number): Line => ({
    ...{ what, bound, ratio: median(found.map(({ bare, ours }) => ours[key] / bare[key])) },
    bare: write(median(found.map(({ bare }) => bare[key]))),
    ours: write(median(found.map(({ ours }) => ours[key]))),
  });
}

async function memory(sides: Sides): Promise<Line[]> {
  const line = await inTurns(sides, MEMORY_ROUNDS, (side) =>
    withRunning([side], async ([{ pid } = { pid: 0 }]) => {
      const idle = residentBytes(pid);
      return { idle, peak: await peakBytes(pid, () => repeat(side.page, MEMORY_REQUESTS * ROUNDS)) };
    }),
  );
  return [
    line("memory after the first page", "idle", megabytes),
    line(`peak memory, home, ${AT_ONCE} at once`, "peak", megabytes, BENCH.memory),
  ];
}

async function start(sides: Sides): Promise<Line[]> {
  const line = await inTurns(sides, ROUNDS, async (side) => {
    const { firstPageMs, end } = await side.start();
    await end("SIGKILL");
    return { firstPageMs };
  });
  return [line("start to first page", "firstPageMs", milliseconds, BENCH.start)];
}

const PARTS = { requests, visit: firstVisit, memory, start };

async function bench(): Promise<void> {
  const unknown = positionals.find((name) => !(name in PARTS));
  if (unknown) throw new PlainError(`There is no part "${unknown}": ${Object.keys(PARTS).join(", ")}.`);
  const floor = await buildFloor();
  try {
    const app = await prepareApp();
    try {
      const peer = options.peer === undefined ? undefined : await preparePeer(options.peer);
      const lines: Line[] = [];
      for (const [name, measure] of Object.entries(PARTS)) {
        if (positionals.length > 0 && !positionals.includes(name)) continue;
        console.log(`Measuring ${name} …`);
        lines.push(...(await measure({ floor, app, peer })));
      }
      console.log(`\n${table(lines)}`);
      if (lines.some(isOver)) process.exitCode = 1;
    } finally {
      await app.discard();
    }
  } finally {
    floor.discard();
  }
}

bench().catch(fail);
