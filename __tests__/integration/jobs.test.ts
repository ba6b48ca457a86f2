import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import { prisma } from "@/lib/core/server/db";
import { type Job, runDueJobs } from "@/lib/core/server/jobs";
import { deleteOldNotifications } from "@/lib/notifications/jobs";
import { RETENTION_DAYS, UNREAD_RETENTION_DAYS } from "@/lib/notifications/rules";
import { signedUp } from "../support/api";

const job = (name: string, run: () => Promise<unknown> = async () => {}): Job => ({ name, everySeconds: 3600, run });

test("jobs a call has no time for run first in the next one", async () => {
  const jobs = [job("slow one", () => sleep(60)), job("second"), job("third")];
  expect(await runDueJobs(jobs, { withinMs: 30 })).toEqual({ ran: ["slow one"], failed: [] });
  expect(await runDueJobs(jobs, { withinMs: 30_000 })).toEqual({ ran: ["second", "third"], failed: [] });
  expect(await runDueJobs(jobs)).toEqual({ ran: [], failed: [] });
});

test("a job that is due again during its run doesn't overlap itself", async () => {
  let running = 0;
  let most = 0;
  const finish = new AbortController();
  const slow = job("takes longer than its period", async () => {
    running += 1;
    most = Math.max(most, running);
    if (!finish.signal.aborted) await once(finish.signal, "abort");
    running -= 1;
  });
  const makeDue = () =>
    prisma.$executeRaw`update job_runs set "lastRun" = now() - interval '2 hours' where name = ${slow.name}`;
  const first = runDueJobs([slow]);
  while (running === 0) await sleep(10);
  await makeDue();
  expect(await runDueJobs([slow])).toEqual({ ran: [], failed: [] });
  finish.abort();
  expect(await first).toEqual({ ran: [slow.name], failed: [] });
  await makeDue();
  expect(await runDueJobs([slow])).toEqual({ ran: [slow.name], failed: [] });
  expect(most).toBe(1);
});

test("a failing job blocks no other, and is due again in a minute", async () => {
  const jobs = [job("failing", () => Promise.reject(new Error("expected"))), job("after it")];
  expect(await runDueJobs(jobs)).toEqual({ ran: ["after it"], failed: ["failing"] });
  expect(await runDueJobs(jobs)).toEqual({ ran: [], failed: [] });
  await prisma.$executeRaw`update job_runs set "lastRun" = "lastRun" - interval '61 seconds'`;
  expect(await runDueJobs(jobs)).toEqual({ ran: [], failed: ["failing"] });
});

test("a job that always fails keeps running, and its last success is unchanged", async () => {
  let isBroken = true;
  const flaky = job("flaky", () => (isBroken ? Promise.reject(new Error("expected")) : Promise.resolve()));
  const ageOfSuccess = async () => {
    await prisma.$executeRaw`update job_runs set "lastRun" = "lastRun" - interval '2 hours' where name = 'flaky'`;
    await runDueJobs([flaky]);
    const { lastSuccess } = await prisma.jobRun.findUniqueOrThrow({ where: { name: "flaky" } });
    return Date.now() - lastSuccess.getTime();
  };
  await runDueJobs([flaky]);
  await prisma.$executeRaw`update job_runs set "lastSuccess" = now() - interval '3 hours' where name = 'flaky'`;
  expect(await ageOfSuccess()).toBeGreaterThan(2.9 * 3_600_000);
  isBroken = false;
  expect(await ageOfSuccess()).toBeLessThan(60_000);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test("invitations expire; read notifications are deleted after three months, unread ones after a year", async () => {
  const { id: userId } = await signedUp();
  const notice = (groupKey: string, createdAt: Date, readAt: Date | null = null) =>
    prisma.notification.create({
      data: { userId, type: "follow", groupKey, targetType: "user", targetId: userId, createdAt, readAt },
    });
  await notice("read recently", daysAgo(RETENTION_DAYS - 1), daysAgo(1));
  await notice("read long ago", daysAgo(RETENTION_DAYS + 1), daysAgo(1));
  await notice("not read for months", daysAgo(UNREAD_RETENTION_DAYS - 1));
  await notice("not read for a year", daysAgo(UNREAD_RETENTION_DAYS + 1));
  await prisma.invite.create({ data: { token: "open", userId, expiresAt: daysAgo(-1) } });
  await prisma.invite.create({ data: { token: "over", userId, expiresAt: daysAgo(1) } });
  await deleteOldNotifications();
  await purgeExpired();
  const left = await prisma.notification.findMany({ where: { userId }, orderBy: { groupKey: "asc" } });
  expect(left.map(({ groupKey }) => groupKey)).toEqual(["not read for months", "read recently"]);
  expect((await prisma.invite.findMany({ where: { userId } })).map(({ token }) => token)).toEqual(["open"]);
});
