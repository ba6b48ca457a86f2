import { spawnSync } from "node:child_process";
import { signalIfThere } from "../support/app-process";

test("a process that ended before its signal is skipped", () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  expect(() => signalIfThere(pid, "SIGKILL")).not.toThrow();
});

test("a signal that isn't permitted is an error", () => {
  expect(() => signalIfThere(Number.NaN, "SIGKILL")).toThrow();
});
