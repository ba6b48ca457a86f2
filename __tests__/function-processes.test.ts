/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createProcesses } from "@/scripts/test/function-processes.mjs";

test("a process goes to the first waiting request that still wants it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "windmile-processes-"));
  chmodSync(folder, 0o755); // the processes belong to another user
  writeFileSync(path.join(folder, "function.mjs"), "process.send({ port: 1 }); setInterval(() => {}, 1000);");
  const pool = createProcesses(folder, process.env, (fault) => {
    throw new Error(fault);
  });
  try {
    await pool.start(1);
    const taken = await pool.take(() => true);
    if (!taken) throw new Error("It was free");
    const [gone, patient] = [pool.take(() => false), pool.take(() => true)];
    pool.free(taken);
    expect([await gone, await patient]).toEqual([undefined, taken]);
  } finally {
    await pool.stop();
    rmSync(folder, { recursive: true });
  }
});
