/** @jest-environment jest-fixed-jsdom */
import "fake-indexeddb/auto";
import { openDB } from "idb";
import {
  claimDevice,
  clearDeviceFor,
  deleteDevice,
  readStoredViewer,
  watchDevice,
} from "@/lib/core/client/device-owner";
import { readDeviceEntry, writeDeviceEntry } from "@/lib/core/client/device-store";
import { readOutbox } from "@/lib/core/client/outbox";
import {
  isCacheable,
  readCachedResponses,
  readScreen,
  saveScreen,
  writeCachedResponses,
} from "@/lib/core/client/response-cache";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { DEFAULT_PREFERENCES } from "@/lib/core/shared/preferences";

const person = (id: string) => ({
  viewer: { id, firstName: "A", lastName: "B", profileImageUrl: null },
  preferences: DEFAULT_PREFERENCES,
});
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => clearDeviceFor("nobody"));
afterEach(() => jest.restoreAllMocks());

test("at login, other people's data is deleted from the device before any page of theirs is requested", async () => {
  await claimDevice(person("ada"));
  await writeDeviceEntry("ada", "draft", 1);
  await clearDeviceFor("ada");
  expect(await readDeviceEntry("ada", "draft")).toBe(1);
  await clearDeviceFor("bob");
  expect(await readStoredViewer()).toBeUndefined();
  expect(await databases()).toEqual([]);
});

test("reading the last user creates no database, even while the device is being cleared", async () => {
  await claimDevice(person("ada"));
  const before = await indexedDB.databases();
  await clearDeviceFor("nobody");
  jest.spyOn(indexedDB, "databases").mockResolvedValue(before);
  expect(await readStoredViewer()).toBeUndefined();
  jest.restoreAllMocks();
  expect(await databases()).toEqual([]);
});

test("a read creates no database, and later writes are stored", async () => {
  await clearDeviceFor("nobody");
  const reads = [
    readDeviceEntry("fay", "draft"),
    readScreen("fay", "/"),
    readCachedResponses("fay"),
    readOutbox("fay"),
  ];
  expect(await Promise.all(reads)).toEqual([undefined, undefined, {}, []]);
  expect(await databases()).toEqual([]);
  const [found] = await Promise.all([readDeviceEntry("fay", "draft"), writeDeviceEntry("fay", "draft", 1)]);
  expect(found).toBeUndefined();
  expect(await readDeviceEntry("fay", "draft")).toBe(1);
});

test("a first write is stored although reads ask at the same moment", async () => {
  const reads: Promise<unknown>[] = [readDeviceEntry("eve", "a")];
  const write = writeDeviceEntry("eve", "a", 1);
  for (let turn = 0; turn < 20; turn += 1) {
    reads.push(readDeviceEntry("eve", "a"));
    await new Promise((done) => setTimeout(done));
  }
  await Promise.all([write, ...reads]);
  expect(await readDeviceEntry("eve", "a")).toBe(1);
});

test("the HTML of screens that an earlier version stored is deleted", async () => {
  const earlier = await openDB("windmile-device-gil", 3, {
    upgrade(made) {
      for (const name of ["entries", "responses", "screens", "drawn"]) made.createObjectStore(name);
      made.createObjectStore("outbox", { autoIncrement: true });
    },
  });
  await earlier.put("entries", 1, "draft");
  earlier.close();
  expect(await readDeviceEntry("gil", "draft")).toBe(1);
  const now = await openDB("windmile-device-gil");
  expect([...now.objectStoreNames]).toEqual(["entries", "outbox", "responses", "screens"]);
  now.close();
});

test("a page cleared while it claims the device leaves nothing behind", async () => {
  const stop = watchDevice("dora");
  const claimed = claimDevice(person("dora"));
  const channel = new BroadcastChannel("windmile-device");
  channel.postMessage(null);
  await claimed;
  channel.close();
  stop();
  expect(await databases()).toEqual([]);
});

test("a page that still shows a user who logged out elsewhere stores nothing for them again", async () => {
  const stop = watchDevice("cleo");
  await claimDevice(person("cleo"));
  await writeDeviceEntry("cleo", "draft", 1);
  const elsewhere = new BroadcastChannel("windmile-device");
  const cleared = new Promise((done) => {
    const listener = new BroadcastChannel("windmile-device");
    listener.onmessage = () => done(listener.close());
  });
  elsewhere.postMessage(null);
  await cleared;
  elsewhere.close();
  await clearDeviceFor("nobody");
  await Promise.all([
    writeDeviceEntry("cleo", "draft", 2),
    saveScreen("cleo", "/", { name: "home", props: {} }),
    writeCachedResponses("cleo", new Map([["/api/stats", {}]])),
    claimDevice(person("cleo")),
  ]);
  stop();
  expect(await databases()).toEqual([]);
});

test("a logout doesn't wait forever for a page that keeps the database open", async () => {
  const held = await openDB("windmile-device-dora", 2);
  await clearDeviceFor("nobody");
  held.close();
});

test("searches, positions, and map areas aren't stored", async () => {
  const list = "/api/listings/venues?limit=20";
  expect([list, endlessKey(list), "/api/auth/user"].filter(isCacheable)).toHaveLength(3);
  const requested = [
    `${list}&q=clinic`,
    endlessKey(`${list}&near=41.88,-87.63`),
    "/api/x?bbox=1,2,3,4",
    "/api/search?q=a",
  ];
  expect(requested.filter(isCacheable)).toEqual([]);
});

test("a page that writes trims old, excess, and excluded responses and screens", async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(now - 31 * DAY);
  await saveScreen("eve", "/old", { name: "home", props: {} });
  await writeDeviceEntry("eve", "draft", 1);
  clock.mockReturnValue(now - DAY);
  for (let index = 0; index < 301; index += 1) {
    clock.mockReturnValue(now - DAY + index);
    await saveScreen("eve", `/s${index}`, { name: "home", props: {} });
  }
  clock.mockReturnValue(now);
  await writeCachedResponses(
    "eve",
    new Map([
      ["/api/stats", 1],
      ["/api/listings/venues?q=clinic", 2],
    ]),
  );
  expect(await readScreen("eve", "/old")).toBeUndefined();
  expect(await readScreen("eve", "/s0")).toBeUndefined();
  expect(await readScreen("eve", "/s1")).toBeDefined();
  expect(Object.keys(await readCachedResponses("eve"))).toEqual(["/api/stats"]);
  expect(await readDeviceEntry("eve", "draft")).toBe(1);
});

test("a browser that doesn't respond while it clears storage delays neither logout nor login", async () => {
  jest.spyOn(indexedDB, "databases").mockReturnValue(new Promise(() => {}));
  await clearDeviceFor("nobody");
  await clearDeviceFor("bob");
}, 10_000);

test("a screen that appears after a logout, before the page is left, stores no user", async () => {
  await claimDevice(person("ada"));
  await deleteDevice();
  await claimDevice(person("ada"));
  expect(await databases()).toEqual([]);
});

test("a write of this page right after its logout brings nothing back", async () => {
  await claimDevice(person("ada"));
  await writeDeviceEntry("ada", "draft", 1);
  const left = deleteDevice();
  const writes = [writeDeviceEntry("ada", "draft", 2), saveScreen("ada", "/", { name: "home", props: {} })];
  await Promise.all([left, ...writes]);
  await writeCachedResponses("ada", new Map([["/api/stats", {}]]));
  expect(await databases()).toEqual([]);
});
