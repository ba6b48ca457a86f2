#!/usr/bin/env node
// @ts-check
// npm run bench: CPU per request of the feed's JSON and of the home page, as ratios to bare Next pages in the same run,
// and the bytes of the home page. Absolute times say little on a shared machine; ratios of rounds that took turns do.
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { firstLoad, transferred } from "./bench/first-load.mjs";
import { runNode } from "./command.mjs";
import { childEnvironment, ROOT, tell } from "./environment.mjs";
import { freePort } from "./ports.mjs";
import { startTestApp } from "./test-app.mjs";

const FLOOR = join(ROOT, "scripts/bench/floor");
const NEXT = join(ROOT, "node_modules/next/dist/bin/next");
/** Short turns, and many: a shared machine is slow for seconds at a time, and should be so for both sides of a ratio. */
const ROUNDS = 15;
const REQUESTS = 100;
/** Before anything is counted: code that is still being compiled costs several times as much. */
const WARM_UP = 600;
const AT_ONCE = 8;
const GOALS = { "feed JSON": 3.5, "home HTML": 2.2 };
/** HTML at most so many times the JSON of its posts; scripts at most so much above the bare page's. */
const HTML_TO_JSON = 4;
const SCRIPTS_ABOVE = 60 * 1024;
/** Linux counts a process's CPU in hundredths of a second. */
const TICKS = 100;

/** User and system seconds of a process so far. @param {number} pid */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** @param {string} url @param {string} cookie @param {number} count */
async function load(url, cookie, count) {
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(url, { headers: { cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Milliseconds of CPU a request costs the process.
 * @param {{ pid: number, url: string, cookie?: string }} target @param {number} [count]
 */
async function costOf({ pid, url, cookie = "" }, count = REQUESTS) {
  const before = cpuOf(pid);
  await load(url, cookie, count);
  return ((cpuOf(pid) - before) / count) * 1000;
}

/** Says what the home page weighs, and whether that is too much. @param {string} app @param {string} cookie @param {string} floor */
async function weigh(app, cookie, floor) {
  const [json, home, bare] = [
    await transferred(`${app}/api/photos/home`, cookie),
    await firstLoad(`${app}/`, cookie),
    await firstLoad(`${floor}/cards`),
  ];
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const ratio = home.html / json.text.length;
  const above = home.scripts - bare.scripts;
  console.log(
    `home HTML: ${kilobytes(home.html)}, ${ratio.toFixed(2)} × its posts' JSON (at most ${HTML_TO_JSON})`,
    `\nhome scripts: ${kilobytes(home.scripts)} transferred, ${kilobytes(above)} above the floor (at most ${kilobytes(SCRIPTS_ABOVE)})`,
    `\nnot needed among them: ${home.needless.join(", ") || "nothing of map, upload or animation"}`,
  );
  return ratio > HTML_TO_JSON || above > SCRIPTS_ABOVE || home.needless.length > 0;
}

async function startFloor() {
  const env = childEnvironment("production");
  await runNode("next build of the floor", [NEXT, "build", FLOOR], { env });
  const port = await freePort(0);
  const child = spawn(process.execPath, [NEXT, "start", FLOOR, "-p", String(port)], { env, stdio: "ignore" });
  const url = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(`${url}/feed`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    await sleep(200);
  }
  const stop = () => {
    child.kill();
    rmSync(join(FLOOR, ".next"), { recursive: true, force: true }); // what looks for dead code would find it alive
  };
  return { url, pid: child.pid ?? 0, stop };
}

/** @param {string} url */
async function signIn(url) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier: "demo@windmile.app", password: "windmile" }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** @type {(() => unknown)[]} */
const undo = [];
try {
  const floor = await startFloor();
  undo.push(floor.stop);
  const app = await startTestApp({ RATE_LIMIT_SCALE: "100000", LOG_LEVEL: "error" });
  undo.push(app.stop);
  const cookie = await signIn(app.url);
  const pairs = {
    "feed JSON": [
      { pid: app.pid, url: `${app.url}/api/photos/home`, cookie },
      { pid: floor.pid, url: `${floor.url}/feed` },
    ],
    "home HTML": [
      { pid: app.pid, url: `${app.url}/`, cookie },
      { pid: floor.pid, url: `${floor.url}/cards` },
    ],
  };
  let isOver = await weigh(app.url, cookie, floor.url);
  for (const [name, [ours, bare]] of Object.entries(pairs)) {
    if (!ours || !bare) continue;
    await costOf(bare, WARM_UP);
    await costOf(ours, WARM_UP);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await costOf(bare), ours: await costOf(ours) });
    const ratio = median(rounds.map((round) => round.ours / round.bare));
    const goal = name === "feed JSON" ? GOALS["feed JSON"] : GOALS["home HTML"];
    isOver ||= ratio > goal;
    const [mine, floors] = [median(rounds.map(({ ours }) => ours)), median(rounds.map(({ bare }) => bare))];
    console.log(
      `${name}: ${mine.toFixed(2)} ms CPU a request, ${ratio.toFixed(2)} × the floor's ${floors.toFixed(2)} ms (at most ${goal})`,
    );
  }
  process.exitCode = isOver ? 1 : 0;
} catch (error) {
  tell(error);
  process.exitCode = 1;
} finally {
  for (const step of undo.reverse()) await step();
}
