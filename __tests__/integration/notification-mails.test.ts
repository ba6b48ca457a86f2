import "../support/unlimited";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { mailNotifications } from "@/lib/notifications/mails/jobs";
import { type Member, signedUp } from "../support/api";
import { aPhoto } from "../support/made";
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

const collected = () => rows(sql`update notification_mails set "createdAt" = "createdAt" - interval '16 minutes'`);
const mails = () => messagesTo(ada.email ?? "");
const like = (who: Member) => who.put(`/api/photos/${photo}/like`);
const send = async (now = NOON) => {
  await collected();
  await mailNotifications(now);
};

test("what happened is collected, and told in one mail, once", async () => {
  await like(bob);
  await like(eve);
  await bob.put(`/api/users/${ada.id}/follow`);
  await mailNotifications(NOON);
  expect(mails()).toEqual([]); // it may not be all yet
  await Promise.all([send(), send()]);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toMatchObject({ subject: "2 things happened on Windmile" });
  expect(mails()[0]?.text).toMatch(/• Bob started following you\n• Eve and Bob liked your photo/);
  await send();
  expect(mails()).toHaveLength(1);
});

test("a type whose mail is off is never mailed, off in the app alone it still is; a pause stops all", async () => {
  await ada.put(SETTINGS, { notifications: { like: ["in-app"], comment: ["mail"] } });
  await like(bob);
  await bob.post(`/api/photos/${photo}/comments`, { text: "Nice" });
  await send();
  expect(mails().map(({ subject }) => subject)).toEqual(["Bob commented on your photo"]);
  expect(await prisma.notification.findMany({ where: { userId: ada.id } })).toMatchObject([{ type: "like" }]);
  await eve.post(`/api/photos/${photo}/comments`, { text: "Very" });
  await ada.put(SETTINGS, { notificationsPaused: true }); // even what waits already
  await bob.put(`/api/users/${ada.id}/follow`);
  await send();
  expect(mails()).toHaveLength(1);
});

test("quiet hours hold a mail back, in the person's own zone; what happened is told after them", async () => {
  await ada.put(SETTINGS, { quietHours: { from: "22:00", to: "07:00" } });
  await like(bob);
  await send(NIGHT);
  expect(mails()).toEqual([]);
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  await send(NIGHT); // two in the afternoon there
  expect(mails()).toHaveLength(1);
});

test("what was taken back, read in the app, or done by somebody blocked since is told to nobody", async () => {
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

test("who is leaving, and who has no mail address, gets none; news of three days ago is none", async () => {
  const phone = await signedUp({ email: null, phoneNumber: "+13125550177" });
  await bob.put(`/api/users/${phone.id}/follow`);
  expect(await prisma.notificationMail.count({ where: { userId: phone.id } })).toBe(0);
  await like(bob);
  await rows(sql`update notification_mails set "createdAt" = now() - interval '4 days'`);
  await mailNotifications(NOON);
  expect([mails().length, await prisma.notificationMail.count({ where: { userId: ada.id } })]).toEqual([0, 0]);
  await like(eve);
  await ada.del("/api/account", { grace: "14d" });
  await send();
  expect(mails().map(({ subject }) => subject)).toEqual(["Your Windmile account will be deleted"]);
});
