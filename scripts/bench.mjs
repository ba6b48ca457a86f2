#!/usr/bin/env node
// @ts-check
// npm run bench: CPU per request of the feed's JSON and of the home page, as ratios to bare Next pages in the same run.
// Absolute times say little on a shared machine; ratios of rounds that took turns do.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runNode } from "./command.mjs";
import { childEnvironment, ROOT, tell } from "./environment.mjs";
import { freePort } from "./ports.mjs";
import { startTestApp } from "./test-app.mjs";

const FLOOR = join(ROOT, "scripts/bench/floor");
const NEXT = join(ROOT, "node_modules/next/dist/bin/next");
const ROUNDS = 5;
const REQUESTS = 200;
const AT_ONCE = 8;
const GOALS = { "feed JSON": 3.5, "home HTML": 2.2 };
/** Linux counts a process's CPU in hundredths of a second. */
const TICKS = 100;

/** User and system seconds of a process so far. @param {number} pid */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** @param {string} url @param {string} cookie */
async function load(url, cookie) {
  let left = REQUESTS;
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

/** Milliseconds of CPU a request costs the process. @param {{ pid: number, url: string, cookie?: string }} target */
async function costOf({ pid, url, cookie = "" }) {
  const before = cpuOf(pid);
  await load(url, cookie);
  return ((cpuOf(pid) - before) / REQUESTS) * 1000;
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
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
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
  let isOver = false;
  for (const [name, [ours, bare]] of Object.entries(pairs)) {
    if (!ours || !bare) continue;
    await costOf(bare); // warm-up
    await costOf(ours);
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
