import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { QUOTAS } from "@/lib/core/server/quotas";
import { collectionSchema } from "@/lib/discover/collections/schema";
import { savedItemSchema } from "@/lib/discover/saved/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue } from "../support/fixtures";

const begun = async (who: Member, name: string) =>
  (await who.post("/api/collections", { name })).as(collectionSchema).id;
const listed = async (who: Member) => (await who.get("/api/collections")).as(collectionSchema.array());
const kept = async (who: Member, id: string) =>
  (await who.get(`/api/saved?collection=${id}`)).as(savedItemSchema.array()).map((item) => item.id);

test("a saved item is put into a collection, moved, and stays saved when the collection is deleted", async () => {
  const ada = await signedUp();
  const [bean, pier] = [await aVenue({ name: "The Bean" }), await aVenue({ name: "The pier" })];
  const [rain, sun] = [await begun(ada, " Rainy days "), await begun(ada, "Sunny days")];
  await ada.put(`/api/saved/venue/${bean}`, { note: "Go early", collectionId: rain });
  await ada.put(`/api/saved/venue/${pier}`);
  expect(await listed(ada)).toEqual([
    { id: rain, name: "Rainy days", count: 1 },
    { id: sun, name: "Sunny days", count: 0 },
  ]);
  expect(await kept(ada, rain)).toEqual([bean]);
  await ada.put(`/api/saved/venue/${bean}`); // saved again: the note and collection stay
  await ada.put(`/api/saved/venue/${bean}`, { collectionId: sun });
  const [item] = (await ada.get(`/api/saved?collection=${sun}`)).as(savedItemSchema.array());
  expect(item).toMatchObject({ id: bean, note: "Go early", collectionId: sun });
  expect(await kept(ada, rain)).toEqual([]);
  expect((await ada.del(`/api/collections/${sun}`)).status).toBe(204);
  expect((await ada.del(`/api/collections/${sun}`)).status).toBe(404);
  const all = (await ada.get("/api/saved")).as(savedItemSchema.array());
  expect(all.map(({ id, collectionId }) => [id, collectionId])).toEqual([
    [pier, null],
    [bean, null],
  ]);
});

test("names are unique per person, even when created simultaneously; other people's collections can't be found", async () => {
  const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
  const venue = await aVenue();
  const answers = await Promise.all([1, 2].map(() => ada.post("/api/collections", { name: "Coffee" })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [coffee] = await listed(ada);
  const id = coffee?.id ?? "";
  expect(await begun(ben, "Coffee")).not.toBe(id);
  const tea = await begun(ada, "Tea");
  expect((await ada.patch(`/api/collections/${tea}`, { name: "Coffee" })).status).toBe(409);
  expect((await ada.patch(`/api/collections/${tea}`, { name: "Green tea" })).as(collectionSchema).name).toBe(
    "Green tea",
  );
  expect((await ben.patch(`/api/collections/${id}`, { name: "Mine" })).status).toBe(404);
  expect((await ben.del(`/api/collections/${id}`)).status).toBe(404);
  expect((await ben.put(`/api/saved/venue/${venue}`, { collectionId: id })).status).toBe(400);
  expect((await ben.get("/api/saved")).body).toEqual([]);
  expect(await kept(ben, id)).toEqual([]);
  for (const name of ["", "  ", "x".repeat(61), 7]) {
    expect((await ada.post("/api/collections", { name })).status).toBe(400);
  }
  expect((await visitor().get("/api/collections")).status).toBe(401);
});

test("ten replays create one, and no one can have more than a hundred", async () => {
  const ada = await signedUp();
  const send = () => ada.post("/api/collections", { name: "Once" }, { "idempotency-key": "c1" });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(answers.map((answer) => answer.as(collectionSchema).id)).size).toBe(1);
  const names = Array.from({ length: QUOTAS.collections.most - 2 }, (_, index) => ({
    userId: ada.id,
    name: `Name ${index}`,
  }));
  await prisma.savedCollection.createMany({ data: names });
  const last = await Promise.all(["One", "Two"].map((name) => ada.post("/api/collections", { name })));
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await listed(ada)).toHaveLength(QUOTAS.collections.most);
});
