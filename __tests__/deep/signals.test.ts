import { writeFileSync } from "node:fs";
import path from "node:path";
import { AppProcess, freePort, newDataDir, until } from "../support/app-process";

let app: AppProcess;
afterEach(() => app.discard());

type Target = "npm" | "app" | "group";
const ways: [NodeJS.Signals, Target][] = [
  ["SIGTERM", "npm"],
  ["SIGTERM", "app"],
  ["SIGTERM", "group"],
  ["SIGINT", "group"], // Ctrl-C in a terminal
  ["SIGINT", "app"],
];

test.each(ways)("%s to %s stops everything, including PostgreSQL", async (signal, target) => {
  app = await new AppProcess(newDataDir(), await freePort()).ready();
  expect(app.processes().length).toBeGreaterThanOrEqual(4);
  process.kill(target === "group" ? app.group : app.find(target).pid, signal);
  await app.gone(10_000);
  expect(app.output).toContain("Stopping");
});

test("a signal during preparation stops it as well", async () => {
  app = new AppProcess(newDataDir(), await freePort());
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  process.kill(app.group, "SIGINT");
  await app.gone(15_000);
});

test("a caller's NODE_ENV has no effect", async () => {
  const variables = { NODE_ENV: "test" };
  app = await new AppProcess(newDataDir(), await freePort(), { variables }).ready();
  expect(await app.status("/")).toBe(200);
  process.kill(app.find("npm").pid, "SIGTERM");
  await app.gone(10_000);
});

/** A login whose body hasn't fully arrived. */
function slowLogIn() {
  let send: (text: string) => void = () => {};
  let end: () => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
      end = () => controller.close();
    },
  });
  send('{"identifier":"demo@windmile.app",');
  const headers = { "content-type": "application/json", origin: app.url };
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
  const answered = fetch(`${app.url}/api/auth/login`, init);
  const finish = () => {
    send('"password":"windmile"}');
    end();
    return answered;
  };
  return finish;
}

test("requests in progress finish before the exit, and new ones are refused", async () => {
  app = await new AppProcess(newDataDir(), await freePort()).ready();
  const finish = slowLogIn();
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.kill(app.find("app").pid, "SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await app.status("/api/ready")).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await app.status("/api/health")).toBe("none");
  expect((await finish()).status).toBe(200);
  await app.gone(10_000);
});

test("an uncaught exception is logged, and the server keeps responding", async () => {
  const dataDir = newDataDir();
  const thrower = path.join(dataDir, "throw-on-signal.cjs");
  writeFileSync(thrower, `process.on("SIGUSR2", () => setImmediate(() => { throw new Error("on purpose"); }));`);
  const variables = { NODE_OPTIONS: `--require ${thrower}` };
  app = await new AppProcess(dataDir, await freePort(), { through: "node", variables }).ready();
  const finish = slowLogIn();
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.kill(app.find("app").pid, "SIGUSR2");
  const logged = () => app.output.split("\n").find((one) => one.includes("uncaught exception"));
  await until(() => logged() !== undefined, 5_000, "logged");
  expect((await finish()).status).toBe(200);
  expect(await app.status("/api/ready")).toBe(200);
  expect(JSON.parse(logged() ?? "")).toMatchObject({ level: "error", error: { message: "on purpose" } });
});
