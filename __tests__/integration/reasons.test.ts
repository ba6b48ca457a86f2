import "../support/unlimited";
import { setTimeout as sleep } from "node:timers/promises";
import { v7 as uuid } from "uuid";
import { recoveryCodesSchema, twoFactorKeySchema } from "@/lib/auth/two-factor/schema";
import { pool, prisma } from "@/lib/core/server/db";
import { type Answer, type Member, signedUp, visitor } from "../support/api";
import { otpOf } from "../support/authenticator";
import { aPhoto, NEXT_JUNE } from "../support/fixtures";

// An error names the real reason, even if something changed while the request waited.
const PASSWORD = "lake front";
let ada: Member;
beforeEach(async () => {
  ada = await signedUp({ password: PASSWORD });
});

/** Makes `request` wait for the row that `change` wrote, and commits once it's waiting. */
async function meanwhile(change: string, values: unknown[], request: () => Promise<Answer>): Promise<Answer> {
  const client = await pool.connect();
  await client.query("begin");
  await client.query(change, values);
  const requested = request();
  const isWaiting = async () => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };
  for (let look = 0; look < 200 && !(await isWaiting()); look += 1) await sleep(20);
  await client.query("commit");
  client.release();
  return requested;
}

async function aChallenge(): Promise<string> {
  const data = {
    slug: uuid(),
    title: "City",
    description: "All",
    scope: "city",
    unit: "minutes",
    target: 100,
  } as const;
  const [startsAt, endsAt] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
  return (await prisma.challenge.create({ data: { ...data, startsAt, endsAt } })).id;
}

test.each([
  ["over", `update challenges set "endsAt" = now() - interval '1 second' where id = $1`, 409, "This challenge is over"],
  ["gone", "delete from challenges where id = $1", 404, expect.any(String)],
])("a challenge that is %s by the time it is joined", async (_, change, status, message) => {
  const id = await aChallenge();
  const answer = await meanwhile(change, [id], () => ada.put(`/api/challenges/${id}/join`));
  expect([answer.status, answer.body]).toMatchObject([status, { message }]);
  expect(await prisma.challengeMember.count({ where: { challengeId: id } })).toBe(0);
});

test("of two simultaneous restores, the second reports that the account is restored, not gone", async () => {
  await ada.del("/api/account", { grace: "14d", password: PASSWORD });
  const browser = visitor();
  await browser.post("/api/auth/login", { identifier: ada.email, password: PASSWORD });
  const answers = await Promise.all([browser.post("/api/auth/restore"), browser.post("/api/auth/restore")]);
  const [back, second] = answers.toSorted((a, b) => a.status - b.status);
  expect(back?.status).toBe(200);
  expect([second?.status, second?.body]).toMatchObject([
    409,
    { message: "This account has already been restored. Log in to use it" },
  ]);
});

test("an account suspended while its owner restores it isn't reported as gone", async () => {
  await ada.del("/api/account", { grace: "14d", password: PASSWORD });
  const browser = visitor();
  await browser.post("/api/auth/login", { identifier: ada.email, password: PASSWORD });
  const suspend = `update users set "suspendedAt" = now() where id = $1`;
  const answer = await meanwhile(suspend, [ada.id], () => browser.post("/api/auth/restore"));
  expect([answer.status, answer.body]).toMatchObject([403, { code: "suspended" }]);
});

test("of two simultaneous first codes, the second reports that it is on", async () => {
  const { secret } = (await ada.post("/api/account/two-factor", { password: PASSWORD })).as(twoFactorKeySchema);
  const code = otpOf(secret);
  const confirm = `update two_factors set "confirmedAt" = now() where "userId" = $1`;
  const answer = await meanwhile(confirm, [ada.id], () => ada.post("/api/account/two-factor/confirm", { code }));
  expect([answer.status, answer.body]).toMatchObject([409, { message: "Two-step verification is already on" }]);
  expect(recoveryCodesSchema.safeParse(answer.body).success).toBe(false);
});

test("a session that ended while it changed the password changes nothing", async () => {
  const ended = `with ended as (update sessions set "revokedAt" = now() where "userId" = $1)
    update users set "passwordHash" = 'of the owner' where id = $1`;
  const form = { currentPassword: PASSWORD, password: "windy corner", confirmPassword: "windy corner" };
  const answer = await meanwhile(ended, [ada.id], () => ada.post("/api/account/password", form));
  expect(answer.status).toBe(401);
  expect(await prisma.user.findUnique({ where: { id: ada.id }, select: { passwordHash: true } })).toEqual({
    passwordHash: "of the owner",
  });
});

test("simultaneous export requests create one", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => ada.post("/api/account/export")));
  const ids = new Set(answers.map(({ body }) => JSON.stringify(body)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
  expect(ids.size).toBe(1);
  expect(await prisma.accountExport.count({ where: { userId: ada.id } })).toBe(1);
});

test("a photo deleted while it is saved is in no one's list", async () => {
  const id = await aPhoto(ada.id);
  const bob = await signedUp();
  const answer = await meanwhile("delete from photos where id = $1", [id], () => bob.put(`/api/saved/photo/${id}`));
  expect(answer.status).toBe(404);
  expect(await prisma.savedItem.count({ where: { userId: bob.id } })).toBe(0);
});

test("no one is invited to an event canceled in the meantime", async () => {
  const bob = await signedUp();
  await bob.put(`/api/users/${ada.id}/follow`);
  const event = { title: "Run", date: NEXT_JUNE, time: "07:30", location: "Fullerton Ave", category: "Running" };
  const { body } = await ada.post("/api/community/events", { ...event, maxAttendees: 5 });
  const { id } = body as { id: string };
  const cancel = `update community_events set "canceledAt" = now() where id = $1`;
  const invite = () => ada.post(`/api/community/events/${id}/invitations`, { userIds: [bob.id] });
  const answer = await meanwhile(cancel, [id], invite);
  expect([answer.status, answer.body]).toMatchObject([409, { message: "This event was canceled" }]);
  expect(await prisma.notification.count({ where: { userId: bob.id, type: "event-invite" } })).toBe(0);
});

test("claiming something already paid doesn't wait for other writes to the person's row", async () => {
  const activityId = await aPhoto(ada.id, { activityType: "running" });
  const claim = () => ada.post("/api/user/stats", { activityId });
  expect((await claim()).status).toBe(200);
  const client = await pool.connect();
  await client.query("begin");
  await client.query("select 1 from users where id = $1 for no key update", [ada.id]);
  const answer = await claim();
  await client.query("rollback");
  client.release();
  expect(answer.status).toBe(200);
  expect(await prisma.xpEntry.count({ where: { userId: ada.id } })).toBe(1);
});
