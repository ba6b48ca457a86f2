/** @jest-environment jest-fixed-jsdom */
import "fake-indexeddb/auto";
import { clearDeviceFor, deleteDevice } from "@/lib/core/client/device-owner";
import { readPack } from "@/lib/core/client/device-store";
import { downloadPack } from "@/lib/discover/city-pack/download";

const fetched = jest.spyOn(globalThis, "fetch");
const cache = { match: async () => undefined, put: async () => undefined };
const before = Object.getOwnPropertyDescriptor(globalThis, "caches");
const later = () => new Promise((done) => setTimeout(done, 5));

beforeEach(async () => {
  fetched.mockReset();
  await deleteDevice();
  await clearDeviceFor("ada");
  Object.defineProperty(globalThis, "caches", {
    configurable: true,
    value: { open: async () => cache, keys: async () => [], delete: async () => true },
  });
});
afterAll(() => {
  fetched.mockRestore();
  if (before) Object.defineProperty(globalThis, "caches", before);
});

/** A city with one place, whose page responds with `status`. */
const serve = (status: number) =>
  fetched.mockImplementation(async (url) => {
    await later();
    if (String(url).includes("/api/venues/v1")) return Response.json({ message: "no" }, { status });
    return Response.json({ venues: [{ id: "v1" }], nextCursor: null });
  });

test("a place deleted since its list was read is left out", async () => {
  serve(404);
  const pack = await downloadPack("ada", () => undefined);
  expect(pack.answers).not.toHaveProperty(["/api/venues/v1"]);
  expect((await readPack("ada"))?.at).toBe(pack.at);
});

test("a failure ends the whole download: nothing more is fetched or reported", async () => {
  fetched.mockImplementation(async () => {
    const isOne = fetched.mock.calls.length === 7;
    await later();
    return isOne ? Response.json({ message: "no" }, { status: 429 }) : Response.json({ nextCursor: null });
  });
  const told = jest.fn();
  await expect(downloadPack("ada", told)).rejects.toMatchObject({ status: 429 });
  const calls = [told.mock.calls.length, fetched.mock.calls.length];
  await later();
  await later();
  await later();
  expect([told.mock.calls.length, fetched.mock.calls.length]).toEqual(calls);
  expect(await readPack("ada")).toBeNull();
});
