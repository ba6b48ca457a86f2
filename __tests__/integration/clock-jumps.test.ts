import { pool, prisma } from "@/lib/core/server/db";
import { type Job, runIfDue } from "@/lib/core/server/jobs";
import { withLease } from "@/lib/core/server/lease";
import { consume } from "@/lib/core/server/rate-limit";
import { recordHeartbeat } from "@/lib/core/server/replica";
import { instantIn } from "@/lib/core/shared/clock";
import { resetSharedFeed, sharedFeed } from "@/lib/feed/home/shared-feed";
import { sendReminders } from "@/lib/notifications/reminders/jobs";
import { signedUp } from "../support/api";

/** A machine whose clock was ahead for a while: nothing from then may stay in effect until the real time catches up. */
const HOUR = 3_600_000;
const CHICAGO = "America/Chicago";
const real = Date.now;
const clock = (off: number) => jest.spyOn(Date, "now").mockImplementation(() => real() + off);
afterEach(() => jest.restoreAllMocks());

test.each(["comment", "search"] as const)(
  "a limit used up an hour ahead (%s) doesn't stay used up until then",
  async (limit) => {
    const key = `somebody-${limit}`;
    clock(HOUR);
    let taken = 0;
    const refused = async () => {
      for (;;) {
        try {
          await consume(limit, key);
          taken += 1;
        } catch (error) {
          return error;
        }
      }
    };
    expect(await refused()).toMatchObject({ code: "too_many_requests" });
    clock(0);
    await consume(limit, key); // the clock is right again
    const before = taken;
    expect(await refused()).toMatchObject({ code: "too_many_requests" }); // and the limit still applies
    expect(taken - before).toBe(before - 1);
  },
);

test("the visitors' page isn't cached for as long as the clock was ahead", async () => {
  resetSharedFeed();
  clock(HOUR);
  await sharedFeed(async () => "then");
  clock(-HOUR);
  const passed = jest.spyOn(performance, "now");
  const now = performance.now();
  passed.mockReturnValue(now + 4000);
  expect(await sharedFeed(async () => "now")).toBe("now");
  resetSharedFeed();
});

test("jobs and leases with a future time run again", async () => {
  let runs = 0;
  const job: Job = {
    name: "clock-jump",
    everySeconds: 60,
    run: async () => {
      runs += 1;
    },
  };
  await runIfDue(job);
  await runIfDue(job);
  expect(runs).toBe(1);
  await pool.query(`update job_runs set "lastRun" = now() + interval '1 day' where name = 'clock-jump'`);
  await Promise.all([runIfDue(job), runIfDue(job)]);
  expect(runs).toBe(2);
  await pool.query(`insert into job_runs values ('lease:clock-jump', now() + interval '1 day')`);
  expect(await withLease("clock-jump", async () => {})).toBe(true);
});

test("the primary's heartbeat is written again after its clock was set back", async () => {
  await recordHeartbeat();
  await pool.query(`update heartbeats set at = clock_timestamp() + interval '1 hour'`);
  await recordHeartbeat();
  const { rows } = await pool.query<{ ahead: boolean }>(
    `select at > clock_timestamp() + interval '1 second' as ahead from heartbeats`,
  );
  expect(rows).toEqual([{ ahead: false }]);
});

test.each([
  ["2026-03-08", "23 hours"],
  ["2026-11-01", "25 hours"],
])("on %s, a day of %s, reminders are sent for all of its events, and for no other day's", async (day, _hours) => {
  const who = await signedUp();
  const other = await signedUp();
  const at = (time: string, on = day) => instantIn(CHICAGO, on, time);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10);
  for (const [title, startsAt] of [
    ["late", at("23:59")],
    ["noon", at("12:00")],
    ["next", at("00:00", next)],
  ] as const) {
    await prisma.communityEvent.create({
      data: {
        ...{ title, description: "", date: startsAt, time: "12:00", location: "Lakefront", address: "", startsAt },
        ...{ category: "Running", maxAttendees: 10, attendees: 1, tags: [], hostId: other.id },
        members: { create: { userId: who.id, status: "going" } },
      },
    });
  }
  const reminded = async () => {
    const rows = await prisma.notification.findMany({ where: { userId: who.id, type: "event-today" } });
    const events = await prisma.communityEvent.findMany({
      where: { id: { in: rows.map((row) => row.targetId ?? "") } },
    });
    return events.map(({ title }) => title).sort();
  };
  await sendReminders(at("07:59"));
  expect(await reminded()).toEqual([]); // no one is reminded at night, by local time
  await sendReminders(at("08:00"));
  expect(await reminded()).toEqual(["late", "noon"]);
});
