import "../support/direct-connection";
import "../support/short-timeouts";
import "../support/unlimited";
import { pool, prisma } from "@/lib/core/server/db";
import { type Answer, type Member, signedUp } from "../support/api";
import { aVenue } from "../support/fixtures";

// docs/operations.md documents each timeout in terms of DB_TIMEOUT_MS, which is one second here.
const SECOND = 1000;
const after = (ms: number, act: () => unknown) => setTimeout(act, ms);

let ada: Member;
let venue: string;
const most = pool.options.max;
beforeEach(async () => {
  ada = await signedUp();
  venue = await aVenue();
});
afterEach(() => {
  pool.options.max = most;
});

function expectUnavailable(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.body).toMatchObject({ code: "unavailable" });
}

test("waiting for a free connection takes at most twice the statement timeout, and then it is 503", async () => {
  pool.options.max = 1;
  for (const held of [1.3, 20]) {
    const client = await pool.connect();
    const release = after(held * SECOND, () => client.release());
    const answer = await ada.get("/api/saved");
    if (held === 1.3) expect(answer.status).toBe(200);
    else {
      clearTimeout(release);
      client.release();
      expectUnavailable(answer);
    }
  }
  expect((await ada.get("/api/saved")).status).toBe(200);
});

/** Locks this person's row until the returned function is called. */
async function hold(): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select 1 from users where id = $1 for update", [ada.id]);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}
const checkIn = () => ada.post("/api/check-ins", { venueId: venue });
const checkIns = () => prisma.checkIn.count({ where: { userId: ada.id } });

test("waiting for a locked row takes at most the statement timeout, and then nothing is stored", async () => {
  const release = await hold();
  const answer = await checkIn(); // the row is still locked when the response arrives
  await release();
  expectUnavailable(answer);
  expect(await checkIns()).toBe(0);
});

test("it succeeds if the lock is released in time", async () => {
  const release = await hold();
  const checkedIn = checkIn();
  const waiting = () => prisma.$queryRaw<unknown[]>`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting()).length === 0) await new Promise((done) => setTimeout(done, 10));
  await release();
  expect((await checkedIn).status).toBe(201);
  expect(await checkIns()).toBe(1);
});
