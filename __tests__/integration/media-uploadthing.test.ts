import "../support/unlimited";
import sharp from "sharp";
import { mediaIdOf } from "@/lib/core/shared/media";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { until } from "../support/app-process";
import { fakeUploadThing, UPLOADED_AT } from "../support/fake-uploadthing";
import { image } from "../support/images";
import { storedFiles, waitForStoredCopy } from "../support/stored-files";

let uploadThing: Awaited<ReturnType<typeof fakeUploadThing>>;
let ada: Member;
// Before the first handler is imported, which reads the environment.
beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {}); // the library warns about its own use of deprecated fields
  uploadThing = await fakeUploadThing();
  Object.assign(process.env, uploadThing.environment);
  ada = await signedUp();
});
afterAll(() => uploadThing.close());

const upload = async () =>
  ada.upload("/api/photos/upload", { photo: new File([new Uint8Array(await image("jpeg", 900, 600))], "p.jpg") });

test("with a token, photos are stored at UploadThing and only served by us", async () => {
  const { id, photoUrl } = (await upload()).as(photoSchema);
  expect(photoUrl).toMatch(/^\/media\//);
  expect(uploadThing.files.size).toBe(1);
  const [kept] = [...uploadThing.files.values()];
  expect(Buffer.from((await visitor().get(photoUrl)).bytes)).toEqual(kept?.bytes);
  expect((await visitor().get(`${photoUrl}?w=320`)).status).toBe(200);
  await waitForStoredCopy(photoUrl, 320);
  expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
  expect([uploadThing.files.size, storedFiles()]).toEqual([0, []]);
});

const nameOf = (photoUrl: string, width: number) => `${mediaIdOf(photoUrl)}-${width}.webp`;
const copiesOf = (photoUrl: string, width: number) =>
  [...uploadThing.files].filter(([, { name }]) => name === nameOf(photoUrl, width)).map(([key]) => key);
const keyNoted = async (photoUrl: string) => {
  const { row, sql } = await import("@/lib/core/server/db");
  const kept = await row<{ key: string }>(
    sql`select "variantKeys" ->> '320' as key from media where id = ${mediaIdOf(photoUrl)}::uuid`,
  );
  return kept?.key;
};

describe("a scaled copy", () => {
  test("is created once, stored with its picture, and served from there", async () => {
    const { photoUrl } = (await upload()).as(photoSchema);
    uploadThing.calls.length = 0;
    const release = uploadThing.holdWrites();
    const first = await visitor().get(`${photoUrl}?w=320`);
    const meanwhile = Array.from({ length: 6 }, () => visitor().get(`${photoUrl}?w=320`));
    release();
    await waitForStoredCopy(photoUrl, 320);
    expect(new Set([first, ...(await Promise.all(meanwhile))].map(({ status }) => status))).toEqual(new Set([200]));
    const [key] = copiesOf(photoUrl, 320);
    const ofTheOriginal = uploadThing.calls.filter((call) => call !== `GET /a/windmiletest/${key}`);
    expect(ofTheOriginal.map((call) => call.split(" ")[0])).toEqual(["GET", "PUT"]); // read once, and the copy stored once
    uploadThing.calls.length = 0;
    const again = await visitor().get(`${photoUrl}?w=320`);
    expect(Buffer.from(again.bytes)).toEqual(Buffer.from(first.bytes));
    expect((await sharp(again.bytes).metadata()).width).toBe(320);
    expect(uploadThing.calls).toEqual([`GET /a/windmiletest/${key}`]);
    expect(storedFiles()).toEqual([]);
  });

  test("lost by UploadThing is created again with another key", async () => {
    const { photoUrl } = (await upload()).as(photoSchema);
    await visitor().get(`${photoUrl}?w=320`);
    await waitForStoredCopy(photoUrl, 320);
    const [lost = ""] = copiesOf(photoUrl, 320);
    uploadThing.files.delete(lost);
    expect((await visitor().get(`${photoUrl}?w=320`)).status).toBe(200);
    await until(async () => ![undefined, lost].includes(await keyNoted(photoUrl)), 5000, "kept again");
    expect(copiesOf(photoUrl, 320)).toEqual([await keyNoted(photoUrl)]);
  });

  test("created by two processes at once is stored once", async () => {
    const { noteSize } = await import("@/lib/feed/media/mutations");
    const { sizeStore } = await import("@/lib/core/server/media-store");
    const { sizeOf } = await import("@/lib/core/server/media-store-sizes");
    const { photoUrl } = (await upload()).as(photoSchema);
    const mediaId = mediaIdOf(photoUrl);
    const others = await sizeStore().write(mediaId, 320, await image("webp", 320));
    expect(await noteSize(mediaId, 320, others)).toBeNull();
    await sizeOf(
      { mediaId, width: 320, storedKey: undefined }, // read before the other one recorded it
      { original: () => image("webp", 900), note: (key) => noteSize(mediaId, 320, key) },
    );
    await until(
      () => copiesOf(photoUrl, 320).length === 1 && !copiesOf(photoUrl, 320).includes(others),
      5000,
      "one is left",
    );
    expect(copiesOf(photoUrl, 320)).toEqual([await keyNoted(photoUrl)]);
  });

  test("of a photo deleted while it is being stored doesn't stay", async () => {
    const { id, photoUrl } = (await upload()).as(photoSchema);
    const release = uploadThing.holdWrites();
    expect((await visitor().get(`${photoUrl}?w=320`)).status).toBe(200);
    await until(() => uploadThing.calls.at(-1)?.startsWith("PUT") ?? false, 5000, "on its way");
    expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
    uploadThing.calls.length = 0;
    release();
    await until(() => uploadThing.calls.includes("POST /v6/deleteFiles"), 5000, "taken back");
    await until(() => copiesOf(photoUrl, 320).length === 0, 5000, "gone");
  });

  test("is ignored by the audit; the sweeper deletes unrecorded ones", async () => {
    const { auditMedia } = await import("@/lib/feed/media/media-audit");
    const { sweepMedia } = await import("@/lib/feed/media/jobs");
    const { photoUrl } = (await upload()).as(photoSchema);
    await visitor().get(`${photoUrl}?w=320`);
    await waitForStoredCopy(photoUrl, 320);
    const [kept = ""] = copiesOf(photoUrl, 320);
    const stray = { bytes: Buffer.from("x"), name: nameOf(photoUrl, 320), type: "image/webp", customId: null };
    uploadThing.files.set("not-noted", stray);
    uploadThing.files.set("of-a-gone-one", { ...stray, name: "01a1fa60-89ba-7174-adba-78cf702d18ab-320.webp" });
    expect(await auditMedia(0)).toMatchObject({ orphan: [], missing: [], mismatch: [] });
    await sweepMedia(new Date(UPLOADED_AT.getTime() + 30 * 60_000));
    expect(uploadThing.files.has("not-noted")).toBe(true); // its row may be about to be inserted
    await sweepMedia();
    expect(["not-noted", "of-a-gone-one", kept].map((key) => uploadThing.files.has(key))).toEqual([false, false, true]);
  });

  afterAll(async () => {
    const { prisma } = await import("@/lib/core/server/db");
    await prisma.photo.deleteMany();
    const { removeDeletedMedia } = await import("@/lib/feed/media/mutations");
    await removeDeletedMedia();
    expect(uploadThing.files.size).toBe(0);
  });
});

test("while UploadThing is unreachable uploads are 503 without a row; a deletion is completed later", async () => {
  const { prisma } = await import("@/lib/core/server/db");
  const { removeDeletedMedia } = await import("@/lib/feed/media/mutations");
  const { id, photoUrl } = (await upload()).as(photoSchema);
  uploadThing.goDown(true);
  const refused = await upload();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await prisma.media.count()).toBe(1);
  expect((await visitor().get(photoUrl)).status).toBe(503);
  expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
  expect((await visitor().get(photoUrl)).status).toBe(404);
  uploadThing.goDown(false);
  expect(uploadThing.files.size).toBe(1);
  expect(await removeDeletedMedia()).toBe(1);
  expect(uploadThing.files.size).toBe(0);
});
