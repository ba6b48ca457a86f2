import "../support/unlimited";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { fakeS3 } from "../support/fake-s3.mjs";
import { image } from "../support/images";
import { storedFiles } from "../support/stored-files";

let bucket: Awaited<ReturnType<typeof fakeS3>>;
let ada: Member;
// Before the first handler is loaded, and with it the environment.
beforeAll(async () => {
  bucket = await fakeS3();
  process.env.MEDIA_S3_URL = bucket.address;
  ada = await signedUp();
});
afterAll(() => bucket.close());

const upload = async (width: number) => {
  const photo = new File([new Uint8Array(await image("jpeg", width, 600))], "p.jpg");
  return (await ada.upload("/api/photos/upload", { photo })).as(photoSchema);
};

test("with a bucket, photos live there and are seen only through us", async () => {
  const { id, photoUrl } = await upload(900);
  const [kept] = [...bucket.files.values()];
  expect(Buffer.from((await visitor().get(photoUrl)).bytes)).toEqual(kept);
  expect(storedFiles()).toEqual([]);
  expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
  expect((await visitor().get(photoUrl)).status).toBe(404);
  expect(bucket.files.size).toBe(0);
});

test("pictures are moved to a disk and back, broken off and gone on with; what is damaged stays and is named", async () => {
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
  for (const url of urls) expect((await visitor().get(url)).status).toBe(200); // the old store still has them
  const [lost = "", damaged = ""] = [...bucket.files.keys()];
  bucket.files.clear();
  expect(await moveMedia(disk, s3)).toEqual({ copied: 3, there: 0, missing: [], damaged: [] });
  bucket.files.delete(lost);
  bucket.files.set(damaged, Buffer.from("something else"));
  await disk.remove([lost, damaged]);
  expect(await moveMedia(s3, disk)).toEqual({ copied: 0, there: 1, missing: [lost], damaged: [damaged] });
});
