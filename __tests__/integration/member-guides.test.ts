import "../support/unlimited";
import {
  guideFollowSchema,
  listedGuideSchema,
  type MemberGuide,
  memberGuideSchema,
} from "@/lib/community/member-guides/schema";
import { prisma } from "@/lib/core/server/db";
import { QUOTAS } from "@/lib/core/server/quotas";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { searchAnswerSchema } from "@/lib/search/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { image } from "../support/images";

const URL = "/api/member-guides";
const PASSWORD = "correct-horse-7";
const LANDMARKS = `/api/categories/${encodeURIComponent("Iconic Landmarks & Architecture")}/guides`;
let ada: Member;
let bob: Member;
let places: { type: "venue" | "gem"; id: string; note?: string }[];

beforeAll(() => seededCity());
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Bob", password: PASSWORD })]);
  const venue = async (slug: string) => (await prisma.venue.findUniqueOrThrow({ where: { slug } })).id;
  const gem = await prisma.hiddenGem.findFirstOrThrow({ orderBy: { slug: "asc" } });
  places = [
    { type: "venue", id: await venue("millennium-park"), note: "Before nine, without the crowd" },
    { type: "gem", id: gem.id },
    { type: "venue", id: await venue("green-mill") },
  ];
});

const make = async (change: object = {}, by = ada): Promise<MemberGuide> => {
  const answer = await by.post(URL, { title: "My first day", places, ...change });
  expect(answer.status).toBe(201);
  return answer.as(memberGuideSchema);
};
const read = async (id: string, by = bob) => (await by.get(`${URL}/${id}`)).as(memberGuideSchema);
const listed = async (by: Member, query = "") =>
  (await by.get(`${URL}${query}`)).as(listedGuideSchema.array()).map(({ id }) => id);

test("a guide has its places in order with notes, and a cover even if none was chosen", async () => {
  const guide = await make({ description: "For who comes to stay" });
  expect(guide).toMatchObject({ isMine: true, audience: "everyone", followers: 0, placeCount: 3, coverImage: null });
  expect(guide.places.map(({ type, id, note }) => ({ type, id, note }))).toEqual(
    places.map((place) => ({ note: "", ...place })),
  );
  expect(guide.image).toBe(guide.places[0]?.image);
  const theirs = await read(guide.id);
  expect(theirs).toMatchObject({ isMine: false, isFollowing: false, author: { id: ada.id, firstName: "Ada" } });
  expect(theirs).not.toHaveProperty("audience");
  expect((await visitor().get(`${URL}/${guide.id}`)).status).toBe(200);
});

test("it is created once per key, changed only by its author, and can be reordered", async () => {
  const send = () => ada.post(URL, { title: "Once", places }, { "idempotency-key": "g1" });
  const made = await Promise.all([send(), send(), send()]);
  expect(new Set(made.map((answer) => answer.as(memberGuideSchema).id)).size).toBe(1);
  const { id } = await make();
  expect((await bob.patch(`${URL}/${id}`, { title: "Mine now" })).status).toBe(403);
  expect((await bob.del(`${URL}/${id}`)).status).toBe(403);
  const turned = places.toReversed().slice(0, 2);
  const changed = (await ada.patch(`${URL}/${id}`, { places: turned, coverImage: "/posters/cover-lake-dawn.avif" })).as(
    memberGuideSchema,
  );
  expect(changed).toMatchObject({ title: "My first day", image: "/posters/cover-lake-dawn.avif" });
  expect(changed.places.map((place) => place.id)).toEqual(turned.map((place) => place.id));
  expect((await ada.del(`${URL}/${id}`)).status).toBe(204);
  expect((await ada.get(`${URL}/${id}`)).status).toBe(404);
});

test("of many simultaneous edits, one wins completely", async () => {
  const { id } = await make();
  const orders = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? places : places.toReversed()));
  const answers = await Promise.all(orders.map((order) => ada.patch(`${URL}/${id}`, { places: order })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const left = (await read(id)).places.map((place) => place.id);
  expect([places, places.toReversed()].map((order) => order.map((place) => place.id))).toContainEqual(left);
});

test("a hundred simultaneous follows are each counted once; it is in their list until they unfollow", async () => {
  const { id } = await make();
  const people = await Promise.all(Array.from({ length: 50 }, () => signedUp()));
  const follow = (by: Member) => by.put(`${URL}/${id}/follow`);
  const answers = await Promise.all([...people, ...people].map(follow));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await read(id)).toMatchObject({ followers: 50 });
  expect(await prisma.memberGuideFollow.count({ where: { guideId: id } })).toBe(50);
  const [cleo] = people;
  if (!cleo) throw new Error("fifty people");
  expect(await listed(cleo, "?list=followed")).toEqual([id]);
  const stopped = await Promise.all(Array.from({ length: 10 }, () => cleo.del(`${URL}/${id}/follow`)));
  expect(new Set(stopped.map((answer) => answer.as(guideFollowSchema).followers))).toEqual(new Set([49]));
  expect(await listed(cleo, "?list=followed")).toEqual([]);
  expect((await follow(ada)).status).toBe(409);
});

test("the author is notified about followers, until they unfollow", async () => {
  const { id } = await make();
  const notificationTexts = async () =>
    (await ada.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);
  await bob.put(`${URL}/${id}/follow`);
  expect(await notificationTexts()).toEqual(["Bob started following your guide “My first day”"]);
  await bob.del(`${URL}/${id}/follow`);
  expect(await notificationTexts()).toEqual([]);
  await bob.put(`${URL}/${id}/follow`);
  await ada.del(`${URL}/${id}`);
  expect(await notificationTexts()).toEqual([]);
});

test("the category screen shows guides with its places, by title, the most followed first", async () => {
  const title = `Landmarks ${ada.id.slice(-6)}`;
  const plain = await make({ title });
  const loved = await make({ title: `${title} again` });
  const elsewhere = await make({ title, places: places.slice(2) });
  const friends = await make({ title, audience: "followers" });
  await bob.put(`${URL}/${loved.id}/follow`);
  const beside = async (by: { get: Member["get"] }, q = title) =>
    (await by.get(`${LANDMARKS}?q=${encodeURIComponent(q)}`)).as(listedGuideSchema.array()).map(({ id }) => id);
  expect(await beside(bob)).toEqual([loved.id, plain.id]);
  expect(await beside(visitor())).toEqual([loved.id, plain.id]);
  expect(await beside(bob, `${title} again`)).toEqual([loved.id]);
  expect(await beside(bob, "100%_none")).toEqual([]);
  await bob.put(`/api/users/${ada.id}/follow`);
  expect(new Set(await beside(bob))).toEqual(new Set([loved.id, plain.id, friends.id]));
  expect(await beside(ada)).not.toContain(elsewhere.id);
});

test("a block hides it from both sides, and ends follows", async () => {
  const { id } = await make();
  await bob.put(`${URL}/${id}/follow`);
  await ada.put(`/api/users/${bob.id}/block`);
  expect((await bob.get(`${URL}/${id}`)).status).toBe(404);
  expect((await bob.put(`${URL}/${id}/follow`)).status).toBe(404);
  expect(await listed(bob, "?list=followed")).toEqual([]);
  expect(await listed(bob)).not.toContain(id);
});

test("reports include its notes, and a hidden guide is only visible to its author", async () => {
  const { id } = await make();
  const reported = await bob.post("/api/reports", { type: "guide", id, category: "spam" });
  expect(reported.status).toBe(201);
  expect((await prisma.report.findFirstOrThrow({ where: { targetId: id } })).snapshot).toMatchObject({
    title: "My first day",
    text: "Before nine, without the crowd",
  });
  await prisma.memberGuide.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect((await bob.get(`${URL}/${id}`)).status).toBe(404);
  expect(await read(id, ada)).toMatchObject({ isHidden: true });
});

test("a person can have a hundred guides, even when created simultaneously", async () => {
  await prisma.memberGuide.createMany({
    data: Array.from({ length: QUOTAS.guides.most - 2 }, (_, i) => ({ userId: ada.id, title: `Guide ${i}` })),
  });
  const answers = await Promise.all(Array.from({ length: 100 }, () => ada.post(URL, { title: "One more", places })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
  expect(refused[0]?.body).toEqual({ message: QUOTAS.guides.text, code: "conflict" });
});

test("deleting an account leaves every count correct, and deletes its guides", async () => {
  const theirs = await make();
  const mine = await make({}, bob);
  await bob.put(`${URL}/${theirs.id}/follow`);
  await ada.put(`${URL}/${mine.id}/follow`);
  expect((await bob.del("/api/account", { password: PASSWORD, grace: "now" })).status).toBeLessThan(300);
  expect(await read(theirs.id, ada)).toMatchObject({ followers: 0 });
  expect(await prisma.memberGuide.count({ where: { id: mine.id } })).toBe(0);
  expect(await prisma.memberGuideFollow.count({ where: { userId: ada.id } })).toBe(0);
});

test("a cover is one of the author's uploads", async () => {
  const file = new File([new Uint8Array(await image())], "c.jpg");
  const uploaded = (await bob.upload("/api/photos/upload", { photo: file, purpose: "cover" })).text;
  const path = /\/media\/[\w.-]+/.exec(uploaded)?.[0] ?? "";
  expect(path).toMatch(/^\/media\//);
  expect((await ada.post(URL, { title: "Stolen", places, coverImage: path })).status).toBe(400);
  expect(await make({ coverImage: path }, bob)).toMatchObject({ image: path });
});

test.each([
  ["no name", { title: " " }],
  ["no places", { places: [] }],
  ["a place twice", { places: Array(2).fill({ type: "venue", id: "018f0000-0000-7000-8000-000000000000" }) }],
  ["an unknown place", { places: [{ type: "gem", id: "018f0000-0000-7000-8000-000000000000" }] }],
  [
    "a note too long",
    { places: [{ type: "venue", id: "018f0000-0000-7000-8000-000000000000", note: "x".repeat(301) }] },
  ],
  ["a poster that doesn't exist", { coverImage: "/posters/nothing-here.avif" }],
  ["an unknown audience", { audience: "enemies" }],
])("%s is a 400, and nothing is stored", async (_, change) => {
  expect((await ada.post(URL, { title: "My first day", places, ...change })).status).toBe(400);
  expect(await prisma.memberGuide.count({ where: { userId: ada.id } })).toBe(0);
});

test("visitors are asked to log in to create, list, or follow one", async () => {
  const { id } = await make({ audience: "followers" });
  expect((await visitor().get(`${URL}/${id}`)).status).toBe(404);
  expect((await visitor().get(URL)).status).toBe(401);
  expect((await visitor().post(URL, {})).status).toBe(401);
  expect((await visitor().put(`${URL}/${id}/follow`)).status).toBe(401);
});

test("a guide is found by its text and is on its author's profile, for those who may see it", async () => {
  const { id } = await make({ title: "Zeppelin landings", description: "Where the airships moored" });
  const secret = await make({ title: "Zeppelin hangars", audience: "only_me" });
  const friends = await make({ title: "Zeppelin pilots", audience: "followers" });
  const found = async (by: Pick<Member, "get"> = bob, q = "zeppelin") =>
    (await by.get(`/api/search?q=${q}`)).as(searchAnswerSchema).guides;
  const of = async (by = bob) =>
    (await by.get(`/api/users/${ada.id}/guides`)).as(listedGuideSchema.array()).map((one) => one.id);
  expect(await found()).toEqual([
    {
      id,
      type: "guide",
      name: "Zeppelin landings",
      subtitle: expect.stringMatching(/^Guide by Ada /),
      image: expect.any(String),
    },
  ]);
  expect(await found(bob, "airships")).toHaveLength(1);
  expect(await found(visitor())).toHaveLength(1);
  expect(await of()).toEqual([id]);
  await bob.put(`/api/users/${ada.id}/follow`);
  expect((await found()).map((one) => one.id)).toEqual([friends.id, id]);
  expect(await of()).toEqual([friends.id, id]);
  expect(await of(ada)).toEqual([friends.id, secret.id, id]);
  await bob.put(`/api/member-guides/${id}/follow`);
  expect((await found()).map((one) => one.id)).toEqual([id, friends.id]);
  await ada.patch(`${URL}/${id}`, { title: "Balloons", description: "" });
  expect((await found()).map((one) => one.id)).toEqual([friends.id]);
  await bob.put(`/api/users/${ada.id}/mute`);
  expect(await found()).toEqual([]);
  expect(await of()).toEqual([id, friends.id]);
  await ada.put(`/api/users/${bob.id}/block`);
  expect(await found()).toEqual([]);
  expect(await of()).toEqual([]);
  await ada.del(`${URL}/${id}`);
  expect(await prisma.searchDocument.count({ where: { type: "guide", id } })).toBe(0);
  expect((await visitor().get(`/api/users/${ada.id}/guides`)).status).toBe(401);
});
