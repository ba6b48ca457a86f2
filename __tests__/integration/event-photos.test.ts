import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { EVENT_PHOTOS_MAX } from "@/lib/community/event-photos/rules";
import { eventPhotoSchema } from "@/lib/community/event-photos/schema";
import { communityEventSchema } from "@/lib/community/events/schema";
import { HOSTED_COUNTED, HOSTED_PHOTOS_COUNTED } from "@/lib/community/hosts/rules";
import { hostingSchema } from "@/lib/community/hosts/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";

const RUN = { title: "Lake run", time: "09:00", location: "Loop", category: "Running", maxAttendees: 20 };
let host: Member;
let ada: Member;
let eve: Member;
let eventId: string;

beforeEach(async () => {
  [host, ada, eve] = await Promise.all(
    ["Hana", "Ada", "Eve"].map((firstName) => signedUp({ firstName })) as [
      Promise<Member>,
      Promise<Member>,
      Promise<Member>,
    ],
  );
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  eventId = (await host.post("/api/community/events", { ...RUN, date })).as(communityEventSchema).id;
  await ada.put(`/api/community/events/${eventId}/join`);
});

const URL = () => `/api/community/events/${eventId}/photos`;
const began = (hoursAgo = 1) =>
  prisma.communityEvent.update({
    where: { id: eventId },
    data: { startsAt: new Date(Date.now() - hoursAgo * 3_600_000) },
  });
const add = (photoId: string, by = ada) => by.put(`${URL()}/${photoId}`);
const seen = async (by: { get: Member["get"] } = eve) =>
  (await by.get(URL())).as(eventPhotoSchema.array()).map(({ id }) => id);

test("guests add photos once it has started; people who see the event see the photos they may see", async () => {
  const open = await aPhoto(ada.id);
  const followers = await aPhoto(ada.id, { audience: "followers" });
  expect((await add(open)).status).toBe(409);
  await began();
  expect((await add(open)).status).toBe(204);
  expect((await add(followers)).status).toBe(204);
  expect((await add(open)).status).toBe(204); // repeating it adds nothing
  expect(await seen()).toEqual([open]);
  expect(await seen(visitor())).toEqual([open]);
  expect(await seen(ada)).toEqual([followers, open]);
  await eve.put(`/api/users/${ada.id}/follow`);
  expect(await seen()).toEqual([followers, open]);
  await eve.put(`/api/users/${ada.id}/block`);
  expect(await seen()).toEqual([]);
});

test("only members see a private group's event photos", async () => {
  await began();
  await add(await aPhoto(ada.id));
  const group = await prisma.group.create({
    data: {
      ...{ name: "Circle", description: "", category: "Running", maxMembers: 9, memberCount: 1, isPrivate: true },
      creatorId: host.id,
      members: { create: { userId: host.id, role: "owner", status: "member" } },
    },
  });
  await prisma.communityEvent.update({ where: { id: eventId }, data: { groupId: group.id } });
  expect((await eve.get(URL())).status).toBe(404);
  expect(await seen(host)).toHaveLength(1);
});

test("someone else's photo, a non-guest's photo, and a trashed photo can't be added", async () => {
  await began();
  expect((await add(await aPhoto(eve.id))).status).toBe(404);
  expect((await add(await aPhoto(eve.id), eve)).status).toBe(403);
  const gone = await aPhoto(ada.id);
  await add(gone);
  await prisma.photo.update({ where: { id: gone }, data: { removedTo: "trash", removedAt: new Date() } });
  expect(await seen(ada)).toEqual([]);
  expect((await add(gone)).status).toBe(404);
  expect((await visitor().put(`${URL()}/${gone}`)).status).toBe(401);
});

test("its owner or the host can remove it; no one else can", async () => {
  await began();
  const [mine, theirs] = [await aPhoto(ada.id), await aPhoto(ada.id)];
  for (const id of [mine, theirs]) await add(id);
  expect((await eve.del(`${URL()}/${mine}`)).status).toBe(404);
  expect((await ada.del(`${URL()}/${mine}`)).status).toBe(204);
  expect((await host.del(`${URL()}/${theirs}`)).status).toBe(204);
  expect(await seen(ada)).toEqual([]);
  expect(await prisma.photo.count({ where: { userId: ada.id } })).toBe(2);
});

test("a hundred simultaneous adds never exceed the limit", async () => {
  await began();
  const photos = await Promise.all(Array.from({ length: EVENT_PHOTOS_MAX + 5 }, () => aPhoto(ada.id)));
  const answers = await Promise.all([...photos, ...photos, ...photos, ...photos].map((id) => add(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  expect(await prisma.eventPhoto.count({ where: { eventId } })).toBe(EVENT_PHOTOS_MAX);
});

const hosting = async (by: { get: Member["get"] } = eve) =>
  (await by.get(`/api/users/${host.id}/hosting`)).as(hostingSchema);

test("a host's record covers past events that the viewer may see", async () => {
  const WHOLE = { moreEvents: false, morePhotos: false };
  expect(await hosting()).toEqual({ events: 0, guests: 0, checkIns: 0, photos: 0, ...WHOLE });
  await began(1);
  await add(await aPhoto(ada.id));
  await began(5);
  expect(await hosting()).toEqual({ events: 1, guests: 1, checkIns: 0, photos: 1, ...WHOLE });
  expect(await hosting(visitor())).toEqual({ events: 1, guests: 1, checkIns: 0, photos: 1, ...WHOLE });
  await prisma.communityEvent.update({ where: { id: eventId }, data: { canceledAt: new Date() } });
  expect(await hosting()).toMatchObject({ events: 0 });
  await host.put(`/api/users/${eve.id}/block`);
  expect((await eve.get(`/api/users/${host.id}/hosting`)).status).toBe(404);
});

test("the counts are limited to the latest events and photos, and say whether there were more", async () => {
  await began(5);
  const date = new Date("2026-01-05");
  const place = { location: "Loop", address: "", description: "", category: "Running" };
  /** Past events one hour apart, each with the host and two guests, one of them checked in. */
  const held = (from: number, to: number) =>
    prisma.communityEvent.createMany({
      data: Array.from({ length: to - from }, (_, at) => ({
        ...{ ...place, title: `Run ${from + at}`, date, time: "09:00", maxAttendees: 20, hostId: host.id },
        ...{ startsAt: new Date(Date.now() - (6 + from + at) * 3_600_000), attendees: 3, checkInCount: 1 },
      })),
    });
  const adds = async (count: number) => {
    const photos = await prisma.photo.createManyAndReturn({
      data: Array.from({ length: count }, () => ({ userId: ada.id, images: [], mediaKey: uuid() })),
      select: { id: true },
    });
    await prisma.eventPhoto.createMany({ data: photos.map(({ id }) => ({ eventId, photoId: id })) });
  };
  await held(1, HOSTED_COUNTED);
  await adds(HOSTED_PHOTOS_COUNTED);
  const guests = 1 + 2 * (HOSTED_COUNTED - 1);
  const checkIns = HOSTED_COUNTED - 1;
  const full = { events: HOSTED_COUNTED, guests, checkIns, photos: HOSTED_PHOTOS_COUNTED };
  expect(await hosting()).toEqual({ ...full, moreEvents: false, morePhotos: false });
  await adds(1);
  expect(await hosting()).toEqual({ ...full, moreEvents: false, morePhotos: true });
  await held(HOSTED_COUNTED, HOSTED_COUNTED + 2);
  expect(await hosting()).toEqual({ ...full, moreEvents: true, morePhotos: true });
  expect(await hosting(visitor())).toEqual({ ...full, moreEvents: true, morePhotos: true });
});
