import { chromium } from "@playwright/test";
import { fail, PlainError } from "../start/environment.mjs";
import { findBrowser, launchOptions } from "../test/browser.mjs";
import { AT_ONCE, compareCpu, median, ms } from "./compare-cpu";
import { firstLoad } from "./first-load";
import { type Get, get, load, transferred } from "./http";
import { peakBytes, residentBytes } from "./processes";
import { buildFloor, prepareApp, type Running, type Side } from "./sides";
import { isOver, type Line, table } from "./table";
import { recordVisit } from "./visit";

// npm run bench: what the app costs compared with two bare pages of the same Next, in the same run: CPU of node and of
// PostgreSQL, bytes, memory, and cold start. Absolute times mean little on a shared machine; ratios of alternating
// rounds do. Only one part: npm run bench -- requests | visit | memory | start

/** Many short rounds: a shared machine is slow for seconds at a time, which should affect both sides of a ratio. */
const ROUNDS = 11;
const REQUESTS = 100;
/** Warm-up before counting: code that is still being compiled costs several times as much. */
const WARM_UP = 600;
const VISITS = 10;
const VISIT_ROUNDS = 5;
const STARTS = 7;
const MEMORY_REQUESTS = 2_000;
const MEMORY_ROUNDS = 3;
/** The allowed multiple of the bare page's figure. */
const BOUNDS = { json: 3.5, page: 2.2, htmlToJson: 4, scripts: 1.5, start: 2, memory: 1.8 };

type App = Awaited<ReturnType<typeof prepareApp>>;
const times = (count: number, one: Get): Get[] => Array.from({ length: count }, () => one);
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(bytes < 100 * 1024 ? 1 : 0)} KB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** Runs both sides during `act`. */
async function withBoth<Result>(
  floor: Side,
  app: Side,
  act: (bare: Running, ours: Running) => Promise<Result>,
): Promise<Result> {
  const bare = await floor.start();
  try {
    const ours = await app.start();
    return await act(bare, ours).finally(ours.stop);
  } finally {
    await bare.stop();
  }
}

async function requests(floor: Side, app: App): Promise<Line[]> {
  return withBoth(floor, app, async (bare, ours) => {
    const lines: Line[] = [];
    for (const [what, of, bound] of [
      ["20 posts as JSON", "json", BOUNDS.json],
      ["home page", "page", BOUNDS.page],
    ] as const) {
      await load(times(WARM_UP, floor[of]), AT_ONCE);
      await load(times(WARM_UP, app[of]), AT_ONCE);
      lines.push(
        await compareCpu(
          { what: `CPU of ${what}`, bound, rounds: ROUNDS, parts: REQUESTS },
          { pid: bare.pid, gets: times(REQUESTS, floor[of]) },
          { pid: ours.pid, postmaster: app.postmaster, gets: times(REQUESTS, app[of]) },
        ),
      );
    }
    return lines;
  });
}

/** A first visit to home on a phone: the page, its code, its prefetches, and its follow-up requests. */
async function visit(floor: Side, app: App): Promise<Line[]> {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  return withBoth(floor, app, async (bare, ours) => {
    const [bareVisit, visited] = [
      await recordVisit(browser, floor.page.url),
      await recordVisit(browser, app.page.url, app.cookie),
    ];
    await browser.close();
    const bytesOf = async (gets: Get[]) => {
      let sum = 0;
      for (const one of gets) sum += (await get(one)).body.length;
      return sum;
    };
    const [bareBytes, bytes] = [await bytesOf(bareVisit), await bytesOf(visited)];
    const many = (gets: Get[]) => Array.from({ length: VISITS }, () => gets).flat();
    await load(many(bareVisit), AT_ONCE);
    await load(many(visited), AT_ONCE);
    const cpu = await compareCpu(
      { what: "CPU of a visit", rounds: VISIT_ROUNDS, parts: VISITS },
      { pid: bare.pid, gets: many(bareVisit) },
      { pid: ours.pid, postmaster: app.postmaster, gets: many(visited) },
    );
    const [html, bareLoad, json] = [
      await firstLoad(app.page.url, app.cookie),
      await firstLoad(floor.page.url),
      await transferred(app.json.url, app.cookie),
    ];
    if (html.needless.length > 0) throw new PlainError(`Home loads code of ${html.needless.join(", ")}.`);
    return [
      {
        what: "home's HTML, beside its posts' JSON",
        bare: kilobytes(json.text.length),
        ours: kilobytes(html.html),
        ratio: html.html / json.text.length,
        bound: BOUNDS.htmlToJson,
      },
      {
        what: "scripts of the first load, packed",
        bare: kilobytes(bareLoad.scripts),
        ours: kilobytes(html.scripts),
        ratio: html.scripts / bareLoad.scripts,
        bound: BOUNDS.scripts,
      },
      {
        what: "requests of a visit",
        bare: String(bareVisit.length),
        ours: String(visited.length),
        ratio: visited.length / bareVisit.length,
        note: `${visited.filter(({ url }) => url.includes("_rsc=")).length} fetched ahead`,
      },
      {
        what: "bytes of a visit, packed",
        bare: kilobytes(bareBytes),
        ours: kilobytes(bytes),
        ratio: bytes / bareBytes,
      },
      cpu,
    ];
  }).finally(() => browser.close());
}

/**
 * The peak depends on when the last garbage collection ran: a single round measures 1.5 × or 1.9 × for the same build.
 */
async function memory(floor: Side, app: App): Promise<Line[]> {
  const measure = async (side: Side) => {
    const { pid, stop } = await side.start();
    try {
      const idle = residentBytes(pid);
      return { idle, peak: await peakBytes(pid, () => load(times(MEMORY_REQUESTS, side.page), AT_ONCE)) };
    } finally {
      await stop();
    }
  };
  const rounds: Record<"bare" | "ours", Awaited<ReturnType<typeof measure>>>[] = [];
  for (let round = 0; round < MEMORY_ROUNDS; round += 1)
    rounds.push({ bare: await measure(floor), ours: await measure(app) });
  const line = (what: string, of: "idle" | "peak", bound?: number) => ({
    what,
    bare: megabytes(median(rounds.map(({ bare }) => bare[of]))),
    ours: megabytes(median(rounds.map(({ ours }) => ours[of]))),
    ratio: median(rounds.map(({ bare, ours }) => ours[of] / bare[of])),
    bound,
    note: of === "peak" ? rounds.map(({ ours }) => megabytes(ours.peak)).join(", ") : undefined,
  });
  return [
    line("memory after the first page", "idle"),
    line(`peak memory, home ${AT_ONCE} at once`, "peak", BOUNDS.memory),
  ];
}

async function coldStart(floor: Side, app: App): Promise<Line[]> {
  const startOf = async (side: Side) => {
    const { firstPageMs, stop } = await side.start();
    await stop();
    return firstPageMs;
  };
  const rounds: { bare: number; ours: number }[] = [];
  for (let round = 0; round < STARTS; round += 1) rounds.push({ bare: await startOf(floor), ours: await startOf(app) });
  return [
    {
      what: "from nothing to the first page",
      bare: ms(median(rounds.map(({ bare }) => bare))),
      ours: ms(median(rounds.map(({ ours }) => ours))),
      ratio: median(rounds.map(({ bare, ours }) => ours / bare)),
      bound: BOUNDS.start,
    },
  ];
}

const PARTS = { requests, visit, memory, start: coldStart };

async function bench(wanted: string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown) throw new PlainError(`There is no part "${unknown}": ${Object.keys(PARTS).join(", ")}.`);
  const floor = await buildFloor();
  try {
    const app = await prepareApp();
    try {
      const lines: Line[] = [];
      for (const [name, measure] of Object.entries(PARTS)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        console.log(`Measuring ${name} …`);
        lines.push(...(await measure(floor, app)));
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

bench(process.argv.slice(2)).catch(fail);
