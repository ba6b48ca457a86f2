import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { type Draft, draftSchema } from "@/lib/feed/drafts/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue, walk } from "../support/fixtures";

let ada: Member;
let bob: Member;
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp(), signedUp({ firstName: "Bob" })]);
});

/** A stored picture, as after an upload for a draft. */
async function aPicture(userId: string, photoId: string | null = null): Promise<string> {
  const id = uuid();
  const data = {
    id,
    userId,
    photoId,
    extension: "webp",
    width: 800,
    height: 600,
    bytes: 1,
    sha256: "",
    placeholder: "abc",
    storageKey: id,
  };
  await prisma.media.create({ data: { ...data, purpose: "draft" } });
  return `/media/${id}.webp`;
}
const isKept = async (path: string) => (await prisma.media.count({ where: { id: path.slice(7, 43) } })) === 1;
const save = async (body: object): Promise<Draft> => (await ada.post("/api/drafts", body)).as(draftSchema);

test("a draft keeps everything, in order, for another device", async () => {
  const [first, second] = [await aPicture(ada.id), await aPicture(ada.id)];
  const venueId = await aVenue();
  const answer = await ada.post("/api/drafts", {
    title: "Morning",
    caption: "Fog",
    location: "Loop",
    venueId,
    taggedUserIds: [bob.id, bob.id],
    photos: [second, first],
  });
  expect(answer.status).toBe(201);
  const draft = answer.as(draftSchema);
  expect(draft).toMatchObject({
    title: "Morning",
    caption: "Fog",
    location: "Loop",
    venueId,
    taggedUserIds: [bob.id],
    tags: [{ id: bob.id, firstName: "Bob" }],
    photos: [second, first],
    images: [
      { photoUrl: second, width: 800, height: 600, placeholder: "abc" },
      { photoUrl: first, width: 800, height: 600, placeholder: "abc" },
    ],
  });
  expect((await ada.get("/api/drafts")).body).toEqual([draft]);
});

test("an empty draft is valid; PUT replaces it completely", async () => {
  const draft = await save({});
  expect(draft).toMatchObject({ title: "", caption: "", location: "", venueId: null, taggedUserIds: [], photos: [] });
  const full = (await ada.put(`/api/drafts/${draft.id}`, { title: "Now", caption: "Then" })).as(draftSchema);
  expect(full).toMatchObject({ id: draft.id, title: "Now", caption: "Then" });
  const less = (await ada.put(`/api/drafts/${draft.id}`, { title: null })).as(draftSchema);
  expect(less).toMatchObject({ title: "", caption: "" });
});

test("ten replays of one key save one draft", async () => {
  const send = () => ada.post("/api/drafts", { title: "Once" }, { "idempotency-key": "d1" });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(answers.map((answer) => answer.as(draftSchema).id)).size).toBe(1);
  expect(await prisma.draft.count({ where: { userId: ada.id } })).toBe(1);
});

test("only the user's own pictures and existing places are accepted", async () => {
  const [mine, theirs] = [await aPicture(ada.id), await aPicture(bob.id)];
  for (const photos of [
    [theirs],
    [mine, theirs],
    [mine.replace("webp", "jpg")],
    [`/media/${uuid()}.webp`],
    ["https://x.y/z.webp"],
    ["/media/../x"],
    Array.from({ length: 10 }, () => mine).map((path, index) => `${path}${index}`),
    mine,
  ]) {
    expect((await ada.post("/api/drafts", { photos })).status).toBe(400);
  }
  for (const body of [
    { venueId: uuid() },
    { venueId: "7" },
    { title: "x".repeat(121) },
    { caption: "x".repeat(2201) },
    { taggedUserIds: ["bob"] },
    { title: 5 },
  ]) {
    expect((await ada.post("/api/drafts", body)).status).toBe(400);
  }
  expect(await prisma.draft.count({ where: { userId: ada.id } })).toBe(0);
});

test("a picture is deleted with its last draft, unless a post uses it", async () => {
  const [shared, single, posted] = [
    await aPicture(ada.id),
    await aPicture(ada.id),
    await aPicture(ada.id, await aPhoto(ada.id)),
  ];
  const draft = await save({ photos: [shared, single, posted] });
  const other = await save({ photos: [shared] });
  await ada.put(`/api/drafts/${draft.id}`, { photos: [shared, posted] });
  expect(await Promise.all([shared, single, posted].map(isKept))).toEqual([true, false, true]);
  expect((await ada.del(`/api/drafts/${draft.id}`)).status).toBe(204);
  expect(await Promise.all([shared, posted].map(isKept))).toEqual([true, true]);
  expect((await ada.del(`/api/drafts/${other.id}`)).status).toBe(204);
  expect(await Promise.all([shared, posted].map(isKept))).toEqual([false, true]);
});

test("people who became invisible are left out", async () => {
  const draft = await save({ taggedUserIds: [bob.id] });
  await bob.put(`/api/users/${ada.id}/block`);
  expect((await ada.get("/api/drafts")).as(draftSchema.array())).toEqual([
    expect.objectContaining({ id: draft.id, taggedUserIds: [], tags: [] }),
  ]);
});

test("the most recently saved comes first, page by page", async () => {
  const made = [];
  for (const title of ["a", "b", "c", "d", "e"]) made.push(await save({ title }));
  await ada.put(`/api/drafts/${made[1]?.id}`, { title: "b again" });
  const seen = await walk(ada, "/api/drafts?limit=2", draftSchema.array());
  expect(seen.map(({ title }) => title)).toEqual(["b again", "e", "d", "c", "a"]);
});

test("other people's drafts can't be found", async () => {
  const draft = await save({ title: "Secret" });
  expect((await bob.get("/api/drafts")).body).toEqual([]);
  expect((await bob.put(`/api/drafts/${draft.id}`, { title: "Mine" })).status).toBe(404);
  expect((await bob.del(`/api/drafts/${draft.id}`)).status).toBe(404);
  expect((await ada.del("/api/drafts/7")).status).toBe(404);
  for (const answer of [
    visitor().get("/api/drafts"),
    visitor().post("/api/drafts", {}),
    visitor().del(`/api/drafts/${draft.id}`),
  ]) {
    expect((await answer).status).toBe(401);
  }
  expect((await ada.get("/api/drafts")).body).toEqual([draft]);
});
