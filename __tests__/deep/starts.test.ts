import { setTimeout as sleep } from "node:timers/promises";
import { AppProcess, freePort, newDataDir } from "../support/app-process";

let app: AppProcess;
afterEach(() => app.discard());

async function stopped(): Promise<void> {
  process.kill(app.group, "SIGTERM");
  await app.gone();
}

test("a first start prints each step's duration; the next one has nothing to do and starts no other node process", async () => {
  const dataDir = newDataDir();
  app = await new AppProcess(dataDir, await freePort()).ready();
  for (const step of ["Creating the database", "Migrating", "Seeding"]) {
    expect(app.output).toContain(`${step} …\n`);
    expect(app.output).toMatch(new RegExp(`^${step}: \\d+\\.\\d s$`, "m"));
  }
  await stopped();

  app = new AppProcess(dataDir, await freePort());
  const seen = new Set<string>();
  while (!app.output.includes("Windmile is ready")) {
    for (const { command } of app.processes()) if (/\bnode\b/.test(command)) seen.add(command);
    await sleep(20);
  }
  expect(app.output).not.toMatch(/Creating|Migrating|Seeding|Building|Installing/);
  const others = [...seen].filter((command) => !/scripts\/start\.mjs|npm( start)?$/.test(command));
  expect(others).toEqual([]);
});
