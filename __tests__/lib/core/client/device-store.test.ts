import "fake-indexeddb/auto";
import { openDB } from "idb";
import { claimDevice, clearDeviceFor, forgetDevice, readPerson, watchDevice } from "@/lib/core/client/device-owner";
import { keep, readKept } from "@/lib/core/client/device-store";
import { isKept, keepScreen, readScreen, readSeen, writeSeen } from "@/lib/core/client/seen-store";
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

test("whoever signs in finds the device empty of others before a page of theirs is asked for", async () => {
  await claimDevice(person("ada"));
  await keep("ada", "draft", 1);
  await clearDeviceFor("ada");
  expect(await readKept("ada", "draft")).toBe(1);
  await clearDeviceFor("bob");
  expect(await readPerson()).toBeUndefined();
  expect(await databases()).toEqual([]);
});

test("asking who was here last makes no database, even while the device is being cleared", async () => {
  await claimDevice(person("ada"));
  const before = await indexedDB.databases();
  await clearDeviceFor("nobody");
  jest.spyOn(indexedDB, "databases").mockResolvedValue(before);
  expect(await readPerson()).toBeUndefined();
  jest.restoreAllMocks();
  expect(await databases()).toEqual([]);
});

test("a page that is cleared while it claims the device leaves nothing behind", async () => {
  const stop = watchDevice("dora");
  const claimed = claimDevice(person("dora"));
  const channel = new BroadcastChannel("windmile-device");
  channel.postMessage(null);
  await claimed;
  channel.close();
  stop();
  expect(await databases()).toEqual([]);
});

test("a page that still shows somebody who logged out in another keeps nothing of them again", async () => {
  const stop = watchDevice("cleo");
  await claimDevice(person("cleo"));
  await keep("cleo", "draft", 1);
  const elsewhere = new BroadcastChannel("windmile-device");
  const heard = new Promise((done) => {
    const listener = new BroadcastChannel("windmile-device");
    listener.onmessage = () => done(listener.close());
  });
  elsewhere.postMessage(null);
  await heard;
  elsewhere.close();
  await clearDeviceFor("nobody");
  await Promise.all([
    keep("cleo", "draft", 2),
    keepScreen("cleo", "/", { name: "home", props: {} }),
    writeSeen("cleo", new Map([["/api/stats", {}]])),
    claimDevice(person("cleo")),
  ]);
  stop();
  expect(await databases()).toEqual([]);
});

test("a log-out does not wait for ever for a page that holds on to the database", async () => {
  const held = await openDB("windmile-device-dora", 2);
  await clearDeviceFor("nobody");
  held.close();
});

test("searches, places where somebody was and parts of the map are not kept", async () => {
  const list = "/api/listings/venues?limit=20";
  expect([list, endlessKey(list), "/api/auth/user"].filter(isKept)).toHaveLength(3);
  const asked = [`${list}&q=clinic`, endlessKey(`${list}&near=41.88,-87.63`), "/api/x?bbox=1,2,3,4", "/api/search?q=a"];
  expect(asked.filter(isKept)).toEqual([]);
});

test("a page that writes trims what is old, beyond measure or never to be kept, of answers and of screens", async () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(now - 31 * DAY);
  await keepScreen("eve", "/old", { name: "home", props: {} });
  await keep("eve", "draft", 1);
  clock.mockReturnValue(now - DAY);
  for (let index = 0; index < 301; index += 1) {
    clock.mockReturnValue(now - DAY + index);
    await keepScreen("eve", `/s${index}`, { name: "home", props: {} });
  }
  clock.mockReturnValue(now);
  await writeSeen(
    "eve",
    new Map([
      ["/api/stats", 1],
      ["/api/listings/venues?q=clinic", 2],
    ]),
  );
  expect(await readScreen("eve", "/old")).toBeUndefined();
  expect(await readScreen("eve", "/s0")).toBeUndefined();
  expect(await readScreen("eve", "/s1")).toBeDefined();
  expect(Object.keys(await readSeen("eve"))).toEqual(["/api/stats"]);
  expect(await readKept("eve", "draft")).toBe(1);
});

test("a browser that answers nothing while it clears storage keeps nobody from logging out or in", async () => {
  jest.spyOn(indexedDB, "databases").mockReturnValue(new Promise(() => {}));
  await clearDeviceFor("nobody");
  await clearDeviceFor("bob");
}, 10_000);

test("a screen that appears after a log-out, before the page is left, stores nobody", async () => {
  await claimDevice(person("ada"));
  await forgetDevice();
  await claimDevice(person("ada"));
  expect(await databases()).toEqual([]);
});
