import "../support/unlimited";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { fakeUploadThing } from "../support/fake-uploadthing";
import { image } from "../support/images";
import { copyKept, storedFiles } from "../support/stored-files";

let uploadThing: Awaited<ReturnType<typeof fakeUploadThing>>;
let ada: Member;
// Before the first handler is loaded, and with it the environment.
beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {}); // the library warns of its own use of its old fields
  uploadThing = await fakeUploadThing();
  Object.assign(process.env, uploadThing.environment);
  ada = await signedUp();
});
afterAll(() => uploadThing.close());

const upload = async () =>
  ada.upload("/api/photos/upload", { photo: new File([new Uint8Array(await image("jpeg", 900, 600))], "p.jpg") });

test("with a token, photos live at UploadThing and are seen only through us", async () => {
  const { id, photoUrl } = (await upload()).as(photoSchema);
  expect(photoUrl).toMatch(/^\/media\//);
  expect(uploadThing.files.size).toBe(1);
  const [kept] = [...uploadThing.files.values()];
  expect(Buffer.from((await visitor().get(photoUrl)).bytes)).toEqual(kept?.bytes);
  expect((await visitor().get(`${photoUrl}?w=320`)).status).toBe(200);
  await copyKept(photoUrl, 320);
  expect(storedFiles().every((file) => file.startsWith("sizes/"))).toBe(true);
  expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
  expect([uploadThing.files.size, storedFiles()]).toEqual([0, []]);
});

test("while UploadThing is away uploads are 503 and leave no row; a deletion is made good later", async () => {
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
