import { spawn } from "node:child_process";
import { once } from "node:events";

/** Logs a line now and then for a while; its exit code is the number of uncaught exceptions. */
const SAYS = `
  import { log, logUncaught } from "./scripts/start/log.mjs";
  let uncaught = 0;
  logUncaught();
  process.on("uncaughtException", () => {
    uncaught += 1;
    if (uncaught > 20) process.exit(99);
  });
  let lines = 0;
  setInterval(() => {
    log("info", "still here", "a line");
    lines += 1;
    if (lines === 20) process.exit(uncaught);
  }, 5);
`;

test("a process continues quietly when its log reader is gone", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", SAYS], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  child.stdout.destroy();
  expect(await ended).toEqual([0, null]);
});
