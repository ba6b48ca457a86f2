import { AppProcess, freePort, newDataDir, signalIfThere, until } from "../support/app-process";
import { Writers } from "../support/writers";

/**
 * After a kill -9, every write answered with 201 exists once, every other write is resent with its key and exists once,
 * and every counter matches its rows.
 */
const dataDir = newDataDir();
let app: AppProcess;
let port: number;
let cookie: string;
const variables = { RATE_LIMIT_SCALE: "1000", WEATHER: "off" };
const start = () => new AppProcess(dataDir, port, { through: "node", variables }).ready();

beforeAll(async () => {
  port = await freePort();
  app = await start();
  cookie = await app.signIn();
});
afterAll(() => app.discard());

/**
 * How the processes are killed during the writes. The database alone recovers automatically; everything else is started
 * again.
 */
const ENDS = {
  "kill -9 of postgres": async () => {
    process.kill(app.find("postgres").pid, "SIGKILL");
  },
  "kill -9 of everything": async () => {
    for (const { pid } of app.processes()) signalIfThere(pid, "SIGKILL");
    app = await start();
  },
  "SIGTERM to the app": async () => {
    process.kill(app.find("app").pid, "SIGTERM");
    await app.gone();
    app = await start();
  },
};

test.each([
  ["kill -9 of postgres", 45],
  ["SIGTERM to the app", 24],
  ["kill -9 of everything", 24],
] as const)("%s after %d acknowledged writes", async (end, deadline) => {
  const writers = await Writers.of(() => app, cookie);
  await writers.writeUntil(deadline, ENDS[end]);
  await until(async () => (await app.status("/api/ready")) === 200, 25_000, "ready again");
  const { sent, acknowledged, there } = await writers.settle();
  process.stdout.write(`${end}: ${sent} sent, ${acknowledged} acknowledged, ${there} there\n`);
});
