/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { MediaStore, StoredFile } from "@/lib/core/server/media-store-contract";
import { createDiskStore } from "@/lib/core/server/media-store-disk";
import { createS3Stores } from "@/lib/core/server/media-store-s3";
import { createUploadThingStores } from "@/lib/core/server/media-store-uploadthing";
import { fakeS3 } from "../../../support/fake-s3.mjs";
import { fakeUploadThing } from "../../../support/fake-uploadthing";

const ids = Array.from({ length: 3 }, (_, at) => `01a1fa60-89ba-7174-adba-78cf702d18a${at}`);
const folder = mkdtempSync(path.join(tmpdir(), "windmile-store-"));
let uploadThing: Awaited<ReturnType<typeof fakeUploadThing>>;
let bucket: Awaited<ReturnType<typeof fakeS3>>;

beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {}); // the library warns about its own use of deprecated fields
  uploadThing = await fakeUploadThing();
  bucket = await fakeS3();
  Object.assign(process.env, uploadThing.environment);
});
afterAll(async () => {
  await uploadThing.close();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

async function all(files: AsyncIterable<StoredFile>): Promise<StoredFile[]> {
  const found = [];
  for await (const file of files) found.push(file);
  return found;
}

const stores: [string, () => MediaStore][] = [
  ["the disk", () => createDiskStore(folder)],
  ["a bucket", () => createS3Stores(bucket.address).originals],
  ["UploadThing", () => createUploadThingStores(uploadThing.token).originals],
];

describe.each(stores)("%s", (_, open) => {
  test("writes, reads, lists, and removes", async () => {
    const store = open();
    const keys = [];
    for (const id of ids) keys.push(await store.write(id, "webp", Buffer.from(`picture ${id}`)));
    expect(new Set(keys).size).toBe(3);
    for (const [at, key] of keys.entries()) expect((await store.read(key))?.toString()).toBe(`picture ${ids[at]}`);
    const listed = await all(store.list());
    expect(listed.map(({ storageKey }) => storageKey).sort()).toEqual([...keys].sort());
    for (const { bytes, modifiedAt } of listed) {
      expect(bytes).toBe(`picture ${ids[0]}`.length);
      expect(modifiedAt.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1));
    }
    await store.remove(keys.slice(0, 2));
    await store.remove(keys.slice(0, 2)); // deleting a missing file succeeds
    expect(await store.read(keys[0] ?? "")).toBeNull();
    expect(await all(store.list())).toHaveLength(1);
    await store.remove(keys);
  });
});

describe("a bucket", () => {
  test("stores files under the disk's keys, with its secret as the only credential", async () => {
    const key = await createS3Stores(bucket.address).originals.write(ids[0] ?? "", "webp", Buffer.from("x"));
    expect(key).toBe(`a0/${ids[0]}.webp`);
    expect([...bucket.files.keys()]).toEqual([key]);
    const stranger = createS3Stores(bucket.wrongly).originals;
    for (const act of [
      stranger.read(key),
      stranger.remove([key]),
      stranger.write(ids[1] ?? "", "webp", Buffer.from("y")),
    ])
      await expect(act).rejects.toMatchObject({ code: "unavailable" });
    expect([...bucket.files.keys()]).toEqual([key]);
    await createS3Stores(bucket.address).originals.remove([key]);
  });

  test("that is unreachable is a 503, never a missing picture", async () => {
    bucket.goDown(true);
    await expect(createS3Stores(bucket.address).originals.read("a0/x.webp")).rejects.toMatchObject({
      code: "unavailable",
    });
    bucket.goDown(false);
    expect(await createS3Stores(bucket.address).originals.read("a0/x.webp")).toBeNull();
  });
});

describe("the disk", () => {
  test("leaves nothing half-written, and accepts no path as a key", async () => {
    const store = createDiskStore(folder);
    const key = await store.write(ids[0] ?? "", "webp", Buffer.from("x"));
    expect(key).toBe(`a0/${ids[0]}.webp`);
    expect(readdirSync(path.join(folder, "tmp"))).toEqual([]);
    for (const bad of ["../../etc/passwd", "a0/../../x.webp", "/etc/passwd", "a0/x", ""]) {
      await expect(store.read(bad)).rejects.toThrow("not a disk storage key");
    }
    await expect(store.write("../x", "webp", Buffer.from("x"))).rejects.toThrow("not a disk storage key");
    await store.remove([key]);
  });
  test("removes half-written files from before a time", async () => {
    const old = path.join(folder, "tmp", "old");
    writeFileSync(old, "half");
    utimesSync(old, new Date(0), new Date(0));
    writeFileSync(path.join(folder, "tmp", "new"), "half");
    expect(await createDiskStore(folder).removeLeftovers(new Date(Date.now() - 60_000))).toBe(1);
    expect(readdirSync(path.join(folder, "tmp"))).toEqual(["new"]);
  });
  test("that isn't writable is 503, not a lost picture", async () => {
    const blocked = path.join(folder, "file");
    writeFileSync(blocked, "");
    const store = createDiskStore(path.join(blocked, "media"));
    await expect(store.write(ids[0] ?? "", "webp", Buffer.from("x"))).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("UploadThing", () => {
  test("stores the picture under its name, however often it is written, and serves it only with a signature", async () => {
    const store = createUploadThingStores(uploadThing.token).originals;
    await store.remove([await store.write(ids[0] ?? "", "webp", Buffer.from("x"))]);
    const key = await store.write(ids[0] ?? "", "webp", Buffer.from("x"));
    expect(uploadThing.files.get(key)).toMatchObject({ name: `${ids[0]}.webp`, type: "image/webp" });
    const bare = await fetch(`${uploadThing.environment.UPLOADTHING_API_URL}/a/windmiletest/${key}`);
    expect(bare.status).toBe(403);
    await store.remove([key]);
  });
  test("lists beyond its first page and deletes in batches", async () => {
    for (let at = 0; at < 501; at += 1) {
      uploadThing.files.set(`key-${at}`, { bytes: Buffer.from("x"), name: "x", type: "image/webp", customId: null });
    }
    const store = createUploadThingStores(uploadThing.token).originals;
    const keys = (await all(store.list())).map(({ storageKey }) => storageKey);
    expect(keys).toHaveLength(501);
    uploadThing.calls.length = 0;
    await store.remove(keys);
    expect(uploadThing.calls).toEqual(Array(6).fill("POST /v6/deleteFiles"));
    expect(uploadThing.files.size).toBe(0);
  });
  test("that is unreachable is 503 for every call", async () => {
    const store = createUploadThingStores(uploadThing.token).originals;
    uploadThing.goDown(true);
    const calls = [
      () => store.write(ids[0] ?? "", "webp", Buffer.from("x")),
      () => store.read("key"),
      () => store.remove(["key"]),
      () => all(store.list()),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "unavailable" });
    uploadThing.goDown(false);
  });
});
