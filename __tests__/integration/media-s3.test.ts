import "../support/unlimited";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { mediaIdOf } from "@/lib/core/shared/media";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { until } from "../support/app-process";
import { fakeS3 } from "../support/fake-s3.mjs";
import { image } from "../support/images";
import { storedFiles, waitForStoredCopy } from "../support/stored-files";

let bucket: Awaited<ReturnType<typeof fakeS3>>;
let ada: Member;
// Before the first handler is imported, which reads the environment.
beforeAll(async () => {
  bucket = await fakeS3();
  process.env.MEDIA_S3_URL = bucket.address;
  ada = await signedUp();
});
afterAll(() => bucket.close());

const upload = async (width: number, fields: Record<string, string> = {}) => {
  const photo = new File([new Uint8Array(await image("jpeg", width, 600))], "p.jpg");
  return (await ada.upload("/api/photos/upload", { photo, ...fields })).as(photoSchema);
};

test("with a bucket, photos are stored there and only served by us", async () => {
  const { id, photoUrl } = await upload(900);
  const [kept] = [...bucket.files.values()];
  expect(Buffer.from((await visitor().get(photoUrl)).bytes)).toEqual(kept);
  expect(storedFiles()).toEqual([]);
  expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
  expect((await visitor().get(photoUrl)).status).toBe(404);
  expect(bucket.files.size).toBe(0);
});

const copyOf = (photoUrl: string, width: number) => `sizes/${mediaIdOf(photoUrl)}-${width}.webp`;
/** How many requests the bucket got. */
const timesOf = (what: string) => bucket.requested.filter((one) => one === what).length;

describe("a scaled copy", () => {
  test("is created once for simultaneous requests, stored with its picture, and served from there", async () => {
    const { photoUrl } = await upload(1000);
    const [original, copy] = [`${mediaIdOf(photoUrl).slice(-2)}/${mediaIdOf(photoUrl)}.webp`, copyOf(photoUrl, 320)];
    bucket.requested.length = 0;
    const release = bucket.holdWrites();
    const first = await visitor().get(`${photoUrl}?w=320`);
    await until(() => bucket.requested.length === 2, 5000, "the copy is on its way");
    expect([first.status, ...bucket.requested]).toEqual([200, `GET ${original}`, `PUT ${copy}`]);
    const meanwhile = Array.from({ length: 12 }, () => visitor().get(`${photoUrl}?w=320`));
    await sleep(20); // some request it while it's being stored, some afterwards
    release();
    expect(new Set((await Promise.all(meanwhile)).map(({ status }) => status))).toEqual(new Set([200]));
    await waitForStoredCopy(photoUrl, 320);
    expect([timesOf(`GET ${original}`), timesOf(`PUT ${copy}`)]).toEqual([1, 1]);
    bucket.requested.length = 0;
    const again = await visitor().get(`${photoUrl}?w=320`);
    expect((await sharp(again.bytes).metadata()).width).toBe(320);
    expect(bucket.requested).toEqual([`GET ${copy}`]);
    expect(storedFiles()).toEqual([]);
  });

  test("stored just before isn't created again for a request that read the picture's row earlier", async () => {
    const { sizeOf } = await import("@/lib/core/server/media-store-sizes");
    const { photoUrl } = await upload(1000);
    const [made, noted] = [jest.fn(() => image("webp", 1000)), jest.fn(async () => null)];
    const ask = () =>
      sizeOf({ mediaId: mediaIdOf(photoUrl), width: 320, storedKey: undefined }, { original: made, note: noted });
    const first = await ask();
    await until(() => noted.mock.calls.length === 1, 5000, "kept");
    await sleep(0);
    expect(await ask()).toEqual(first);
    expect(made).toHaveBeenCalledTimes(1);
  });

  test("lost by the bucket is created again", async () => {
    const { photoUrl } = await upload(1000);
    const copy = copyOf(photoUrl, 428);
    await visitor().get(`${photoUrl}?w=428`);
    await waitForStoredCopy(photoUrl, 428);
    bucket.files.delete(copy);
    expect((await visitor().get(`${photoUrl}?w=428`)).status).toBe(200);
    await until(() => bucket.files.has(copy), 5000, "kept again");
  });

  test("no request waits for it to be stored; nothing is left of a photo deleted in the meantime", async () => {
    const { id, photoUrl } = await upload(1000);
    await visitor().get(`${photoUrl}?w=320`);
    await waitForStoredCopy(photoUrl, 320);
    const release = bucket.holdWrites();
    expect((await visitor().get(`${photoUrl}?w=856`)).status).toBe(200);
    await until(() => timesOf(`PUT ${copyOf(photoUrl, 856)}`) === 1, 5000, "on its way to the bucket");
    expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
    const left = () => [...bucket.files.keys()].filter((key) => key.includes(mediaIdOf(photoUrl)));
    expect(left()).toEqual([]);
    bucket.requested.length = 0;
    release();
    await until(() => timesOf(`DELETE ${copyOf(photoUrl, 856)}`) === 1, 5000, "taken back");
    expect(left()).toEqual([]);
  });

  test("is invisible to people who can't see the picture", async () => {
    const { photoUrl } = await upload(1000, { showInHome: "false", showInProfile: "false" });
    expect((await ada.get(`${photoUrl}?w=320`)).status).toBe(200);
    await waitForStoredCopy(photoUrl, 320);
    expect((await ada.get(`${photoUrl}?w=320`)).status).toBe(200);
    expect((await visitor().get(`${photoUrl}?w=320`)).status).toBe(404);
  });

  test("is ignored by the audit and the mover; the sweeper deletes those without a picture", async () => {
    const { auditMedia } = await import("@/lib/feed/media/media-audit");
    const { sweepMedia } = await import("@/lib/feed/media/jobs");
    const { photoUrl } = await upload(1000);
    await visitor().get(`${photoUrl}?w=320`);
    await waitForStoredCopy(photoUrl, 320);
    const lost = "sizes/01a1fa60-89ba-7174-adba-78cf702d18ab-320.webp";
    bucket.files.set(lost, Buffer.from("of a picture that is gone"));
    expect(await auditMedia(0)).toMatchObject({ orphan: [], missing: [], mismatch: [] });
    await sweepMedia();
    expect([bucket.files.has(lost), bucket.files.has(copyOf(photoUrl, 320))]).toEqual([false, true]);
  });

  afterAll(async () => {
    const { prisma } = await import("@/lib/core/server/db");
    await prisma.photo.deleteMany();
    bucket.files.clear();
  });
});

test("pictures are moved to a disk and back, interrupted and continued; damaged ones stay and are listed", async () => {
  const { openStore } = await import("@/lib/core/server/media-store");
  const { moveMedia } = await import("@/lib/feed/media/media-audit");
  const [s3, disk] = [openStore("s3"), openStore("disk")];
  if (!s3 || !disk) throw new Error("Both are configured");
  expect(openStore("uploadthing")).toBeNull();
  const urls = [];
  for (const width of [900, 901, 902]) urls.push((await upload(width)).photoUrl);
  let writes = 0;
  const failing: typeof disk = {
    ...disk,
    write: (...file) => (++writes > 1 ? Promise.reject(new Error("no space")) : disk.write(...file)),
  };
  await expect(moveMedia(s3, failing)).rejects.toThrow("no space");
  expect(await moveMedia(s3, disk)).toEqual({ copied: 2, there: 1, missing: [], damaged: [] });
  expect(storedFiles()).toHaveLength(3);
  for (const url of urls) expect((await visitor().get(url)).status).toBe(200); // they're still in the old store
  const [lost = "", damaged = ""] = [...bucket.files.keys()];
  bucket.files.clear();
  expect(await moveMedia(disk, s3)).toEqual({ copied: 3, there: 0, missing: [], damaged: [] });
  bucket.files.delete(lost);
  bucket.files.set(damaged, Buffer.from("something else"));
  await disk.remove([lost, damaged]);
  expect(await moveMedia(s3, disk)).toEqual({ copied: 0, there: 1, missing: [lost], damaged: [damaged] });
});
