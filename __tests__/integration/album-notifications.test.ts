import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { CHICAGO, daysAfter, instantAt } from "@/lib/core/shared/clock";
import { announceAlbums } from "@/lib/feed/memories/jobs";
import { decideAlbum } from "@/lib/feed/memories/mutations";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { CHANNELS } from "@/lib/notifications/switches/rules";
import { type Member, signedUp } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";

const DAY = "2026-10-14";
const NEXT = daysAfter(DAY, 1);
const evening = (day = NEXT, zone = CHICAGO, minute = 18 * 60 + 5) => instantAt(zone, day, minute);
const noon = instantAt(CHICAGO, DAY, 12 * 60);

let ada: Member;
let bob: Member;
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Bob" })]);
});

const notificationsOf = async (who = ada) =>
  (await who.get("/api/notifications"))
    .as(notificationsAnswerSchema)
    .notifications.filter(({ type }) => type === "album");
const checkIn = async (userId = ada.id) =>
  prisma.checkIn.create({ data: { userId, venueId: await aVenue(), day: new Date(DAY), createdAt: noon } });

test("the next evening its owner is notified once, with a picture and a working link; no one else is", async () => {
  const photo = await aPhoto(ada.id, { createdAt: noon });
  await prisma.photoTag.create({ data: { photoId: photo, userId: bob.id, status: "accepted" } });
  await announceAlbums(evening(NEXT, CHICAGO, 18 * 60 - 1));
  expect(await notificationsOf()).toEqual([]);
  await announceAlbums(evening());
  const [one, ...more] = await notificationsOf();
  const { images } = await prisma.photo.findUniqueOrThrow({ where: { id: photo } });
  expect(more).toEqual([]);
  expect(one).toMatchObject({
    text: "Your album for Wednesday, October 14 is ready",
    actors: [],
    target: { type: "album", image: JSON.parse(JSON.stringify(images))[0].photoUrl },
  });
  expect((await ada.get(`/api/albums/${one?.target.id}`)).body).toMatchObject({ day: DAY, audience: "only_me" });
  expect((await bob.get(`/api/albums/${one?.target.id}`)).status).toBe(404);
  expect(await notificationsOf(bob)).toEqual([]);
  await ada.post("/api/notifications/read");
  await Promise.all([announceAlbums(evening(NEXT, CHICAGO, 20 * 60)), announceAlbums(evening(NEXT, CHICAGO, 21 * 60))]);
  expect(await notificationsOf()).toMatchObject([{ readAt: expect.any(String) }]);
});

test("two instances notify everyone once, over several batches", async () => {
  const many = await prisma.user.createManyAndReturn({
    data: Array.from({ length: 230 }, (_, index) => ({ firstName: `P${index}`, lastName: "Q" })),
    select: { id: true },
  });
  for (const { id } of many) await aPhoto(id, { createdAt: noon });
  await Promise.all([announceAlbums(evening()), announceAlbums(evening()), announceAlbums(evening())]);
  const ids = many.map(({ id }) => id);
  const found = await prisma.notification.groupBy({
    by: ["userId"],
    where: { userId: { in: ids }, type: "album" },
    _count: true,
  });
  expect(found).toHaveLength(230);
  expect(new Set(found.map(({ _count }) => _count))).toEqual(new Set([1]));
});

test("the notification stays when its owner moves to another time zone, and announces the same day there", async () => {
  const late = instantAt(CHICAGO, DAY, 23 * 60 + 30); // the next day in Tokyo
  await aPhoto(ada.id, { createdAt: late });
  await aPhoto(bob.id, { createdAt: late });
  await announceAlbums(evening(NEXT, CHICAGO, 18 * 60 - 1));
  await prisma.user.update({ where: { id: bob.id }, data: { timeZone: "Asia/Tokyo" } });
  await announceAlbums(evening());
  await announceAlbums(evening(NEXT, "Asia/Tokyo"));
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: "Asia/Tokyo" } });
  for (const who of [ada, bob]) {
    const [one, ...more] = await notificationsOf(who);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      text: "Your album for Wednesday, October 14 is ready",
      target: { image: expect.any(String) },
    });
    expect((await who.get(`/api/albums/${one?.target.id}`)).body).toMatchObject({ day: DAY, photos: [{}] });
  }
});

test.each(["photo", "stops", "way"])("a day with a %s is announced, and no other day", async (what) => {
  if (what === "photo") await aPhoto(ada.id, { createdAt: noon });
  if (what === "stops") for (const _ of [1, 2]) await checkIn();
  if (what === "way") {
    const workout = await prisma.workout.create({
      data: { userId: ada.id, activityType: "running", duration: 30, distanceMeters: 5000, startedAt: noon },
    });
    await prisma.workoutRoute.create({
      data: {
        ...{
          workoutId: workout.id,
          userId: ada.id,
          source: "file" as const,
          startedAt: noon,
          endedAt: noon,
          polyline: "",
        },
        ...{ moments: "", hasElevation: false, breaks: [], preview: "", distanceMeters: 5000 },
        ...{ movingSeconds: 1800, elapsedSeconds: 1800 },
      },
    });
  }
  await checkIn(bob.id); // one stop doesn't make an album
  await announceAlbums(evening(daysAfter(NEXT, 1)));
  expect(await notificationsOf()).toEqual([]);
  await announceAlbums(evening());
  expect(await notificationsOf()).toHaveLength(1);
  expect(await notificationsOf(bob)).toEqual([]);
});

test("hidden, archived, and moderated content isn't announced, and people who turned it off aren't notified", async () => {
  const cleo = await signedUp();
  const dora = await signedUp();
  await aPhoto(ada.id, { createdAt: noon });
  await decideAlbum(ada.id, DAY, { isHidden: true });
  await aPhoto(bob.id, { createdAt: noon, removedTo: "trash", removedAt: noon });
  await aPhoto(cleo.id, { createdAt: noon, hiddenAt: noon });
  await aPhoto(dora.id, { createdAt: noon });
  const { status } = await dora.put("/api/account/settings", { notifications: { memory: [] } });
  expect(status).toBe(200);
  await announceAlbums(evening());
  for (const who of [ada, bob, cleo, dora]) expect(await notificationsOf(who)).toEqual([]);
  expect(await prisma.notificationEmail.count({ where: { userId: dora.id, type: "album" } })).toBe(0);
  // Restored and turned on again: the evening is over, and each day is announced once.
  await dora.put("/api/account/settings", { notifications: { memory: CHANNELS } });
  await decideAlbum(ada.id, DAY, { isHidden: false });
  await announceAlbums(evening(NEXT, CHICAGO, 22 * 60));
  for (const who of [ada, dora]) expect(await notificationsOf(who)).toEqual([]);
});

test("hiding or deleting it later removes the notification as well", async () => {
  const photo = await aPhoto(ada.id, { createdAt: noon });
  await aPhoto(bob.id, { createdAt: noon });
  await announceAlbums(evening());
  await prisma.photo.update({ where: { id: photo }, data: { removedTo: "trash", removedAt: new Date() } });
  await decideAlbum(bob.id, DAY, { isHidden: true });
  for (const who of [ada, bob]) expect(await notificationsOf(who)).toEqual([]);
});

test("the time zone decides when: Tokyo's evening is Chicago's morning", async () => {
  const zone = "Asia/Tokyo";
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: zone } });
  await aPhoto(ada.id, { createdAt: instantAt(zone, DAY, 12 * 60) });
  await announceAlbums(evening());
  expect(await notificationsOf()).toEqual([]);
  await announceAlbums(evening(NEXT, zone));
  expect(await notificationsOf()).toHaveLength(1);
});

test("stops belong to the owner's local day", async () => {
  const zone = "Asia/Tokyo";
  await prisma.user.update({ where: { id: ada.id }, data: { timeZone: zone } });
  const createdAt = instantAt(zone, DAY, 9 * 60); // the day before in Chicago
  const chicagoDay = new Date(daysAfter(DAY, -1));
  for (const _ of [1, 2])
    await prisma.checkIn.create({ data: { userId: ada.id, venueId: await aVenue(), day: chicagoDay, createdAt } });
  await announceAlbums(evening(DAY, zone));
  expect(await notificationsOf()).toEqual([]);
  await announceAlbums(evening(NEXT, zone));
  expect(await notificationsOf()).toHaveLength(1);
});

test("the 25-hour day of the clock change is one day", async () => {
  await aPhoto(ada.id, { createdAt: new Date("2026-11-02T05:30:00Z") }); // 23:30 on November 1
  await announceAlbums(evening("2026-11-02"));
  expect(await notificationsOf()).toMatchObject([{ text: "Your album for Sunday, November 1 is ready" }]);
});
