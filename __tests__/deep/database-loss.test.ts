import { AppProcess, freePort, newDataDir, signalIfThere, until } from "../support/app-process";

const ROUTES = ["/api/ready", "/api/hidden-gems"];
let app: AppProcess;
beforeAll(async () => {
  app = await new AppProcess(newDataDir(), await freePort(), { through: "node" }).ready();
});
afterAll(() => app.discard());

async function expectUnavailable(): Promise<void> {
  for (const route of ROUTES) {
    const response = await fetch(app.url + route);
    expect([route, response.status]).toEqual([route, 503]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: "unavailable" });
  }
  expect(await app.status("/api/health")).toBe(200);
}

async function expectBack(): Promise<void> {
  const isBack = async () =>
    (await Promise.all(ROUTES.map((route) => app.status(route)))).every((code) => code === 200);
  await until(isBack, 25_000, "all routes respond again");
}

async function pageOf(page: string, cookie: string) {
  const answer = await fetch(app.url + page, { headers: { cookie }, redirect: "manual" });
  await answer.text();
  return { page, status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

test("PostgreSQL stopped cleanly: 503, then 200 from the same process", async () => {
  await expectBack();
  const { pid } = app.find("app");
  process.kill(app.find("postgres").pid, "SIGINT");
  await until(async () => (await app.status("/api/ready")) === 503, 10_000, "503");
  await expectUnavailable();
  await expectBack();
  expect(app.find("app").pid).toBe(pid);
});

test("PostgreSQL crashed: 503, then 200 from the same process", async () => {
  const { pid } = app.find("app");
  const killed = app.find("postgres").pid;
  process.kill(killed, "SIGKILL");
  // Its child processes may still respond briefly.
  await until(() => app.all("postgres").some((one) => one.pid !== killed), 15_000, "a new postmaster");
  await expectBack();
  expect(app.find("app").pid).toBe(pid);
});

/** Pages that need the session, of each kind, and pages that don't. */
const PAGES = ["/", "/discover", "/activity", "/friends", "/profile", "/settings", "/settings/account", "/saved"];
const OPEN_PAGES = ["/landing", "/login", "/privacy"];

test("PostgreSQL hangs: 503 in the meantime, including pages, then 200 from the same process", async () => {
  const { pid } = app.find("app");
  const cookie = await app.signIn(); // first, because it may open a connection, which must hang like the others
  const servers = app.processes().filter(({ command }) => /^postgres:|bin\/postgres -D/.test(command));
  expect(servers.length).toBeGreaterThan(1);
  for (const server of servers) signalIfThere(server.pid, "SIGSTOP");
  try {
    await expectUnavailable();
    const pages = await Promise.all([...PAGES, ...OPEN_PAGES].map((page) => pageOf(page, cookie)));
    for (const { page, status, retryAfter } of pages) {
      // Pages without a session work; the others return 503, and a phone shows its stored copies.
      const expected = OPEN_PAGES.includes(page) ? { status: 200, retryAfter: null } : { status: 503, retryAfter: "5" };
      expect({ page, status, retryAfter }).toEqual({ page, ...expected });
    }
  } finally {
    for (const server of servers) signalIfThere(server.pid, "SIGCONT");
  }
  await expectBack();
  expect(app.find("app").pid).toBe(pid);
});
