import "../support/unlimited";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { settingsSchema } from "@/lib/account/schema";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { instantIn } from "@/lib/core/shared/clock";
import { mailNotifications } from "@/lib/notifications/mails/jobs";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";
import { messagesTo } from "../support/outbox";

const SETTINGS = "/api/account/settings";
const NOON = new Date("2026-11-20T18:00:00Z"); // in Chicago
const NIGHT = new Date("2026-11-21T05:00:00Z");
let ada: Member;
let bob: Member;
let eve: Member;
let photo: string;
beforeEach(async () => {
  [ada, bob, eve] = [
    await signedUp({ firstName: "Ada" }),
    await signedUp({ firstName: "Bob" }),
    await signedUp({ firstName: "Eve" }),
  ];
  photo = await aPhoto(ada.id);
});

const collected = () => rows(sql`update notification_emails set "createdAt" = "createdAt" - interval '16 minutes'`);
const mails = () => messagesTo(ada.email ?? "");
const like = (who: Member) => who.put(`/api/photos/${photo}/like`);
const send = async (now = NOON) => {
  await collected();
  await mailNotifications(now);
};

test("events are collected and sent in one email, once", async () => {
  await like(bob);
  await like(eve);
  await bob.put(`/api/users/${ada.id}/follow`);
  await mailNotifications(NOON);
  expect(mails()).toEqual([]); // more may follow
  await Promise.all([send(), send()]);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatchObject({ subject: "You have 2 new notifications" });
  expect(mails()[0]?.text).toMatch(/• Bob started following you\n• Eve and Bob liked your photo/);
  await send();
  expect(mails()).toHaveLength(1);
});

test("a type with email off is never emailed; with only in-app off it still is; a pause stops all", async () => {
  await ada.put(SETTINGS, { notifications: { like: ["in-app"], comment: ["mail"] } });
  await like(bob);
  await bob.post(`/api/photos/${photo}/comments`, { text: "Nice" });
  await send();
  expect(mails().map(({ subject }) => subject)).toEqual(["Bob commented on your photo"]);
  expect(await prisma.notification.findMany({ where: { userId: ada.id } })).toMatchObject([{ type: "like" }]);
  await eve.post(`/api/photos/${photo}/comments`, { text: "Very" });
  await ada.put(SETTINGS, { notificationsPaused: true }); // even queued ones
  await bob.put(`/api/users/${ada.id}/follow`);
  await send();
  expect(mails()).toHaveLength(1);
});

test("quiet hours delay an email, in the person's time zone; it is sent afterward", async () => {
  await ada.put(SETTINGS, { quietHours: { from: "22:00", to: "07:00" } });
  await like(bob);
  await send(NIGHT);
  expect(mails()).toEqual([]);
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  await send(NIGHT); // 2 PM there
  expect(mails()).toHaveLength(1);
});

test.each([
  [{ from: "22:00", to: "07:00" }, "21:59", 1],
  [{ from: "22:00", to: "07:00" }, "22:00", 0],
  [{ from: "22:00", to: "07:00" }, "00:00", 0],
  [{ from: "22:00", to: "07:00" }, "06:59", 0],
  [{ from: "22:00", to: "07:00" }, "07:00", 1],
  [{ from: "12:00", to: "13:30" }, "11:59", 1],
  [{ from: "12:00", to: "13:30" }, "12:00", 0],
  [{ from: "12:00", to: "13:30" }, "13:29", 0],
  [{ from: "12:00", to: "13:30" }, "13:30", 1],
])("quiet hours %j at %s: %d emails", async (quietHours, time, sent) => {
  await ada.put(SETTINGS, { quietHours });
  await like(bob);
  await send(instantIn("America/Chicago", "2026-11-20", time));
  expect(mails()).toHaveLength(sent);
});

describe("an email that can't be sent", () => {
  const folder = path.join(process.env.DATA_DIR ?? "", "outbox");
  beforeEach(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const waiting = () => prisma.notificationEmail.findMany({ where: { userId: ada.id } });

  test("is queued again, retried later, and then sent once", async () => {
    await like(bob);
    writeFileSync(folder, "no folder"); // not writable
    await send();
    expect(await waiting()).toMatchObject([{ leasedAt: null }]);
    rmSync(folder);
    await send();
    expect(mails()).toEqual([]); // its next attempt isn't due yet
    await prisma.jobAttempt.updateMany({ where: { subject: ada.id }, data: { nextAt: new Date() } });
    await send();
    expect([mails().length, await waiting()]).toEqual([1, []]);
    expect(await prisma.jobAttempt.count({ where: { subject: ada.id } })).toBe(0);
  });

  test("isn't sent again if its sender died, because it may have arrived", async () => {
    await like(bob);
    await collected();
    await prisma.notificationEmail.updateMany({ where: { userId: ada.id }, data: { leasedAt: new Date() } });
    await mailNotifications(NOON);
    expect([mails().length, (await waiting()).length]).toEqual([0, 1]); // it may still be sending
    await rows(
      sql`update notification_emails set "leasedAt" = now() - interval '16 minutes' where "userId" = ${ada.id}::uuid`,
    );
    await mailNotifications(NOON);
    expect([mails(), await waiting()]).toEqual([[], []]);
  });

  test("blocks no one else, however many there are and however long they have waited", async () => {
    const stuck = await Promise.all(
      Array.from({ length: 210 }, () => signedUp({ quietHours: { from: "00:00", to: "23:59" } })),
    );
    await rows(sql`
      insert into notification_emails (id, "userId", type, "groupKey", "actorId", "targetType", "targetId", "createdAt")
      select gen_random_uuid(), u, 'like', 'like:photo:' || ${photo}, ${bob.id}::uuid, 'photo', ${photo}, now() - interval '1 day'
      from unnest(${stuck.map(({ id }) => id)}::uuid[]) u`);
    await like(eve);
    await send();
    expect(mails()).toHaveLength(1);
  });
});

test("undone, read, or blocked events are emailed to no one", async () => {
  await like(bob);
  await bob.del(`/api/photos/${photo}/like`);
  await eve.put(`/api/users/${ada.id}/follow`);
  await ada.put(`/api/users/${eve.id}/block`);
  await send();
  expect(mails()).toEqual([]);
  await like(bob);
  await ada.post("/api/notifications/read", {});
  await send();
  expect(mails()).toEqual([]);
});

test("accounts scheduled for deletion or without an email address get none; three-day-old events aren't sent", async () => {
  const phone = await signedUp({ email: null, phoneNumber: "+13125550177" });
  await bob.put(`/api/users/${phone.id}/follow`);
  expect(await prisma.notificationEmail.count({ where: { userId: phone.id } })).toBe(0);
  await like(bob);
  await rows(sql`update notification_emails set "createdAt" = now() - interval '4 days'`);
  await mailNotifications(NOON);
  expect([mails().length, await prisma.notificationEmail.count({ where: { userId: ada.id } })]).toEqual([0, 0]);
  await like(eve);
  await ada.del("/api/account", { grace: "14d" });
  await send();
  expect(mails().map(({ subject }) => subject)).toEqual(["Your Windmile account will be deleted"]);
});

test("one click in the email unsubscribes without a session; opening the link alone doesn't", async () => {
  await like(bob);
  await send();
  const [mail] = mails();
  const url = new URL(mail?.unsubscribe ?? "");
  expect(mail?.text).toContain(`/unsubscribe/${url.pathname.split("/").at(-1)}`);
  const stranger = visitor();
  const looked = await stranger.get(url.pathname);
  expect([looked.status, looked.headers.get("location")]).toEqual([302, url.pathname.replace("/api", "")]);
  const channels = async () => (await ada.get(SETTINGS)).as(settingsSchema).notifications;
  expect((await channels()).like).toContain("mail");
  const foreign = { origin: "https://mail.example", "content-type": "application/x-www-form-urlencoded" };
  const click = (path: string) => stranger.send("POST", path, { raw: "List-Unsubscribe=One-Click", headers: foreign });
  expect((await click(`${url.pathname.slice(0, -1)}${url.pathname.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
  expect((await click(url.pathname.replace(ada.id, bob.id))).status).toBe(404);
  expect((await click(url.pathname)).status).toBe(204);
  expect((await click(url.pathname)).status).toBe(204);
  for (const [type, on] of Object.entries(await channels())) expect([type, on]).toEqual([type, ["in-app", "push"]]);
  await eve.post(`/api/photos/${photo}/comments`, { text: "Nice" });
  await send();
  expect(mails()).toHaveLength(1);
  expect((await ada.get("/api/notifications")).text).toContain("Eve");
});
