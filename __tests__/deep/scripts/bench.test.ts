import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpuSeconds, parentOf, peakBytes } from "../../../scripts/bench/processes";
import { isOver, table } from "../../../scripts/bench/table";

/** Each is a process group leader, so that its children end with it. */
const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) process.kill(-pid, "SIGKILL");
});

/** A Node process that runs this code, prints a line when it's done, then waits to be killed. */
async function done(lines: string) {
  const child = spawn(process.execPath, ["-e", `${lines}; console.log("done"); setInterval(() => {}, 1000)`], {
    detached: true,
  });
  started.push(child.pid ?? 0);
  await once(child.stdout, "data");
  return child;
}

const BUSY = "const end = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < end);";

test("a process's CPU includes its finished children", async () => {
  const child = await done(`require("node:child_process").spawnSync(process.execPath, ["-e", "${BUSY}"])`);
  expect(parentOf(child.pid ?? 0)).toBe(process.pid);
  expect(cpuSeconds(child.pid ?? 0)).toBeGreaterThanOrEqual(0.4);
});

test("peak memory includes a process and its children, while they exist", async () => {
  const taken = "globalThis.held = Buffer.alloc(150 * 1024 * 1024, 1); setInterval(() => {}, 1000)";
  const script = `process.stdin.once("data", () => require("node:child_process").spawn(process.execPath, ["-e", "${taken}"]))`;
  const child = await done(script);
  const before = await peakBytes(child.pid ?? 0, async () => undefined);
  const peak = await peakBytes(child.pid ?? 0, async () => {
    child.stdin.write("now\n");
    await new Promise((next) => setTimeout(next, 3_000));
  });
  expect(peak - before).toBeGreaterThan(150 * 1024 * 1024);
});

test("a ratio above its bound is marked and fails; one without a bound is only reported", () => {
  const over = { what: "CPU", bare: "1 ms", ours: "4 ms", ratio: 4, bound: 2, note: "node 4 ms" };
  const reported = { what: "bytes", ours: "9 KB", ratio: 9 };
  const large = { what: "home", ours: "5 ms", ratio: 1, bound: 2, wrong: "HTML over 90 KB" };
  expect([over, reported, large].map(isOver)).toEqual([true, false, true]);
  const [, , first, , third] = table([over, reported, large]).split("\n");
  expect(first).toBe("| CPU   | 1 ms | 4 ms     | 4.00 × | 2 ×     | **over**; node 4 ms       |");
  expect(third).toContain("**over**; HTML over 90 KB");
});
