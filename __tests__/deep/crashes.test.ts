import { z } from "zod";
import { AppProcess, freePort, newDataDir, signalIfThere, until } from "../support/app-process";

const dataDir = newDataDir();
let app: AppProcess;
afterEach(() => app.discard({ keepData: true }));
afterAll(() => app.discard());

const userSchema = z.object({ firstName: z.string() });

/** A session is a row: whether its cookie still works says whether the row is there. */
async function whoIs(cookie: string): Promise<string> {
  const response = await fetch(`${app.url}/api/auth/user`, { headers: { cookie } });
  return userSchema.parse(await response.json()).firstName;
}

/** All of its processes at once. */
function killAll(running: AppProcess): void {
  for (const { pid } of running.processes()) signalIfThere(pid, "SIGKILL");
}

test.each(["npm", "app", "postgres"] as const)(
  "kill -9 of %s loses nothing, and the next start recovers automatically",
  async (victim) => {
    const port = await freePort();
    app = await new AppProcess(dataDir, port).ready();
    const cookie = await app.signIn();
    process.kill(app.find(victim).pid, "SIGKILL");

    if (victim === "npm" || victim === "app") {
      const before = app;
      app = await new AppProcess(dataDir, port).ready();
      expect(before.processes()).toEqual(app.processes());
    } else {
      // The app keeps running while the database recovers.
      await until(async () => (await app.status("/api/ready")) === 200, 15_000, "ready again");
    }
    expect(await whoIs(cookie)).toBe("Demo");
    process.kill(app.find("npm").pid, "SIGTERM");
    await app.gone();
    app = await new AppProcess(dataDir, port).ready();
    expect(await whoIs(cookie)).toBe("Demo");
  },
);

test("recovers from kill -9 of all of them at once", async () => {
  const port = await freePort();
  app = await new AppProcess(dataDir, port).ready();
  const cookie = await app.signIn();
  killAll(app);
  app = await new AppProcess(dataDir, port).ready();
  expect(await whoIs(cookie)).toBe("Demo");
});

test("starts normally after being killed while PostgreSQL's folder was created", async () => {
  const fresh = newDataDir();
  app = new AppProcess(fresh, await freePort());
  await until(() => app.processes().some(({ command }) => command.includes("initdb")), 60_000, "initdb runs");
  killAll(app);
  app = await new AppProcess(fresh, await freePort()).ready();
  await app.discard();
});
