import "../support/unlimited";
import { deleteForGood } from "@/lib/account/deletion/mutations";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { feedEngine } from "@/lib/discover/search/jobs";
import { type Hit, searchAnswerSchema } from "@/lib/discover/search/schema";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { fakeSearchEngine } from "../support/fake-search-engine";
import { aPhoto } from "../support/made";
import { tracesOf } from "../support/traces";

const KEY = "only the app knows it";
const [PEOPLE, PHOTOS] = ["windmile-person", "windmile-photo"];
let engine: Awaited<ReturnType<typeof fakeSearchEngine>>;
let ada: Member;
beforeAll(async () => {
  ada = await signedUp({ firstName: "Adalbert", lastName: "Quiller" });
});
const timeout = AbortSignal.timeout.bind(AbortSignal);
beforeEach(async () => {
  engine = await fakeSearchEngine(KEY);
  // A slow machine has more patience with an engine that answers; with one that doesn't everybody has the same.
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(engine.state.mood === "up" ? 20 * ms : ms));
  Object.assign(env, { SEARCH_URL: engine.url, SEARCH_KEY: KEY });
});
afterEach(async () => {
  jest.restoreAllMocks();
  Object.assign(env, { SEARCH_URL: undefined, SEARCH_KEY: undefined });
  engine.stop();
  await feedEngine();
});

const search = async (q: string, browser: Browser = visitor()) => {
  const answer = await browser.get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  return answer.as(searchAnswerSchema);
};
const ids = (hits: readonly Hit[]) => hits.map(({ id }) => id);
const heldIds = (index: string) => engine.held(index).map(({ id }) => id);
const feeds = () => prisma.searchFeed.findMany({ orderBy: { type: "asc" } });

/** The first run prepares the engine, the next fills it. */
async function filled(): Promise<void> {
  await feedEngine();
  await feedEngine();
}

test("without an engine nothing is noted; with one it is filled with people and photos, and answers ids alone", async () => {
  Object.assign(env, { SEARCH_URL: undefined });
  await feedEngine();
  const photo = await aPhoto(ada.id, { title: "Zeppelin over the lake" });
  expect([await feeds(), await prisma.searchChange.count()]).toEqual([[], 0]);
  Object.assign(env, { SEARCH_URL: engine.url });
  await filled();
  expect(heldIds(PHOTOS)).toContain(photo);
  expect(engine.held(PEOPLE)).toContainEqual({ id: ada.id, name: "Adalbert Quiller", weight: 0 });
  expect(engine.settings.get(PHOTOS)).toMatchObject({ displayedAttributes: ["id"] });
  expect(ids((await search("zeppelin")).photos)).toEqual([photo]);
  expect(ids((await search("quiller")).people)).toEqual([ada.id]);
  expect(engine.questions).toEqual(expect.arrayContaining([`${PHOTOS} zeppelin`, `${PEOPLE} quiller`]));
  // What only an engine forgives shows that it is the engine that was asked.
  expect(ids((await search("zeppalin")).photos)).toEqual([photo]);
});

test("until it holds everything PostgreSQL is asked; filling goes on where it broke off, and gives nothing twice", async () => {
  for (let number = 0; number < 5; number += 1) await aPhoto(ada.id, { title: `Kite ${number}` });
  await feedEngine(2);
  engine.state.failsAfter = engine.tasks.length + 2; // everybody, two photos, and no more
  await expect(feedEngine(2)).rejects.toThrow("nonsense");
  expect((await feeds()).map(({ filledAt }) => filledAt)).toContain(null);
  expect((await search("kite")).photos).toHaveLength(5);
  expect(engine.questions).toEqual([`${PEOPLE} kite`]); // who were given whole before it failed
  engine.state.failsAfter = Number.POSITIVE_INFINITY;
  const before = engine.put.length - 1; // the last one failed, and is given again
  for (let run = 0; run < 3; run += 1) await feedEngine(2);
  expect((await feeds()).map(({ filledAt }) => filledAt)).toEqual([expect.any(Date), expect.any(Date)]);
  const given = [...engine.put.slice(0, before), ...engine.put.slice(before + 1)].flat();
  expect(given).toHaveLength(new Set(given).size);
  expect(heldIds(PHOTOS)).toHaveLength(await prisma.photo.count());
  expect((await search("kite")).photos).toHaveLength(5);
  expect(engine.questions).toContain(`${PHOTOS} kite`);
});

test("PostgreSQL decides who sees what the engine names", async () => {
  const [bob, eve] = [await signedUp(), await signedUp()];
  const photo = await aPhoto(ada.id, { title: "Secret orchard", audience: "followers" });
  await bob.put(`/api/users/${ada.id}/follow`);
  await filled();
  expect(heldIds(PHOTOS)).toContain(photo);
  expect(ids((await search("orchard", bob)).photos)).toEqual([photo]);
  expect((await search("orchard", eve)).photos).toEqual([]);
  expect((await search("orchard")).photos).toEqual([]);
  await ada.put(`/api/users/${eve.id}/block`);
  expect((await search("quiller", eve)).people).toEqual([]);
  await ada.del(`/api/users/${eve.id}/block`);
});

test("it is told what is new, changed and gone", async () => {
  await filled();
  const photo = await aPhoto(ada.id, { title: "Lantern parade" });
  await feedEngine();
  expect(ids((await search("lantern")).photos)).toEqual([photo]);
  expect(await prisma.searchChange.count()).toBe(0);
  await prisma.photo.update({ where: { id: photo }, data: { title: "Bonfire parade" } });
  await feedEngine();
  expect([(await search("lantern")).photos, ids((await search("bonfire")).photos)]).toEqual([[], [photo]]);
  await ada.del(`/api/photos/${photo}`);
  await feedEngine();
  expect(heldIds(PHOTOS)).not.toContain(photo);
});

test("a change that comes while the engine is told of the one before is told as well", async () => {
  await filled();
  const photo = await aPhoto(ada.id, { title: "Tulips first" });
  const told = feedEngine();
  await prisma.photo.update({ where: { id: photo }, data: { title: "Tulips second" } });
  await told;
  await feedEngine();
  expect(engine.held(PHOTOS).find(({ id }) => id === photo)).toMatchObject({ name: "Tulips second" });
  expect(await prisma.searchChange.count()).toBe(0);
});

test("whoever is erased is erased there", async () => {
  const gone = await signedUp({ firstName: "Gunhild", lastName: "Brief" });
  const photo = await aPhoto(gone.id, { title: "Last one" });
  await filled();
  expect([heldIds(PEOPLE), heldIds(PHOTOS)]).toEqual([
    expect.arrayContaining([gone.id]),
    expect.arrayContaining([photo]),
  ]);
  await prisma.user.update({ where: { id: gone.id }, data: { deleteAfter: new Date(Date.now() - 1000) } });
  await deleteForGood(gone.id, Date.now() + 30_000);
  await feedEngine();
  expect(heldIds(PEOPLE)).not.toContain(gone.id);
  expect(heldIds(PHOTOS)).not.toContain(photo);
  expect(await tracesOf(gone.id)).toEqual([]);
});

test.each(["away", "nonsense", "silent"] as const)("an engine that is %s: PostgreSQL finds it", async (mood) => {
  const photo = await aPhoto(ada.id, { title: `Harbor ${mood}` });
  await filled();
  engine.state.mood = mood;
  expect(ids((await search(`harbor ${mood}`)).photos)).toEqual([photo]);
  engine.state.mood = "up";
});

test("another engine is filled anew, and the one before is asked no more", async () => {
  await filled();
  const other = await fakeSearchEngine(KEY);
  Object.assign(env, { SEARCH_URL: other.url });
  await feedEngine();
  expect((await feeds()).map(({ engine: address, filledAt }) => [address, filledAt])).toEqual([
    [other.url, null],
    [other.url, null],
  ]);
  await feedEngine();
  expect(other.held(PHOTOS)).toHaveLength(await prisma.photo.count());
  other.stop();
});
