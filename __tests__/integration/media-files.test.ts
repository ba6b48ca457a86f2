import "../support/unlimited";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { prisma } from "@/lib/core/server/db";
import { createDiskSizes } from "@/lib/core/server/media-sizes-disk";
import { mediaStore } from "@/lib/core/server/media-store";
import { sweepMedia } from "@/lib/feed/media/jobs";
import { auditMedia } from "@/lib/feed/media/media-audit";
import { removeDeletedMedia } from "@/lib/feed/media/mutations";
import { QUOTA_PHOTOS } from "@/lib/feed/media/rules";
import { photoImageSchema, photoSchema } from "@/lib/feed/photos/schema";
import { type Answer, type Member, signedUp, visitor } from "../support/api";
import { image } from "../support/images";
import { storedFiles, waitForStoredCopy } from "../support/stored-files";

const folder = () => path.resolve(process.env.DATA_DIR ?? "", "media");
const idIn = (photoUrl: string) => photoUrl.slice("/media/".length, -".webp".length);
const HOUR = 3_600_000;

async function upload(member: Member, fields: Record<string, string> = {}, width = 320): Promise<Answer> {
  const photo = new File([new Uint8Array(await image("jpeg", width, Math.round(width * 0.75)))], "p.jpg");
  const answer = await member.upload("/api/photos/upload", { photo, ...fields });
  expect(answer.status).toBe(201);
  return answer;
}
const urlOf = async (member: Member, fields: Record<string, string> = {}, width = 320) =>
  (await upload(member, fields, width)).as(photoImageSchema).photoUrl;

describe("who may see a stored picture", () => {
  let ada: Member;
  let bob: Member;
  const seenBy = async (photoUrl: string) => {
    const statuses = [];
    for (const browser of [ada, bob, visitor()]) {
      const plain = await browser.get(photoUrl);
      const small = await browser.get(`${photoUrl}?w=320`);
      expect(small.status).toBe(plain.status);
      statuses.push(plain.status);
    }
    return statuses;
  };
  beforeAll(async () => {
    [ada, bob] = [await signedUp(), await signedUp({ firstName: "Bob" })];
  });

  test("a public photo's is for everyone", async () => {
    expect(await seenBy(await urlOf(ada))).toEqual([200, 200, 200]);
  });
  test("an unlisted photo is only for its owner, in lists and by URL", async () => {
    const photo = (await upload(ada, { showInHome: "false", showInProfile: "false" })).as(photoSchema);
    expect(await seenBy(photo.photoUrl)).toEqual([200, 404, 404]);
    for (const list of ["home", "discover", `profile?userId=${ada.id}`]) {
      expect((await bob.get(`/api/photos/${list}`)).text).not.toContain(photo.id);
    }
    for (const browser of [bob, visitor()]) expect((await browser.get(`/api/photos/${photo.id}`)).status).toBe(404);
  });
  test("a private account's are for its accepted followers", async () => {
    const cleo = await signedUp({ firstName: "Cleo", isPrivate: true });
    const photoUrl = await urlOf(cleo);
    expect(await seenBy(photoUrl)).toEqual([404, 404, 404]);
    await prisma.follow.create({ data: { followerId: bob.id, followingId: cleo.id, status: "requested" } });
    expect(await seenBy(photoUrl)).toEqual([404, 404, 404]);
    await prisma.follow.updateMany({ where: { followerId: bob.id }, data: { status: "accepted" } });
    expect(await seenBy(photoUrl)).toEqual([404, 200, 404]);
    expect((await cleo.get(photoUrl)).status).toBe(200);
  });
  test("neither side of a block sees the other's", async () => {
    const dan = await signedUp({ firstName: "Dan" });
    const photoUrl = await urlOf(dan);
    await prisma.block.create({ data: { blockerId: bob.id, blockedId: dan.id } });
    expect(await seenBy(photoUrl)).toEqual([200, 404, 200]);
  });
  test("only its owner sees one hidden by a moderator", async () => {
    const photo = (await upload(ada)).as(photoSchema);
    await prisma.photo.update({ where: { id: photo.id }, data: { hiddenAt: new Date() } });
    expect(await seenBy(photo.photoUrl)).toEqual([200, 404, 404]);
  });
  test("an unused upload is only for its owner; portraits and covers are public until they are replaced", async () => {
    const set = (data: object) => prisma.user.update({ where: { id: ada.id }, data });
    expect(await seenBy(await urlOf(ada, { purpose: "draft" }))).toEqual([200, 404, 404]);
    for (const [purpose, column] of Object.entries({ avatar: "profileImageUrl", cover: "heroImageUrl" })) {
      const photoUrl = await urlOf(ada, { purpose });
      expect(await seenBy(photoUrl)).toEqual([200, 404, 404]);
      await set({ [column]: photoUrl });
      expect(await seenBy(photoUrl)).toEqual([200, 200, 200]);
      await set({ [column]: null });
      expect(await seenBy(photoUrl)).toEqual([200, 404, 404]);
    }
    const [portrait, cover] = [await urlOf(ada, { purpose: "avatar" }), await urlOf(ada, { purpose: "cover" })];
    await set({ profileImageUrl: portrait, heroImageUrl: cover, isPrivate: true });
    expect([await seenBy(portrait), await seenBy(cover)]).toEqual([
      [200, 200, 200],
      [200, 404, 404],
    ]);
    await set({ profileImageUrl: null, heroImageUrl: null, isPrivate: false });
  });
  test("a group's, an event's, and a guide's picture is for those who see the group, the event, or the guide", async () => {
    const urls = [];
    for (let index = 0; index < 3; index += 1) urls.push(await urlOf(ada, { purpose: "cover" }));
    const [ofGroup = "", ofEvent = "", ofGuide = ""] = urls;
    const seen = async () => [await seenBy(ofGroup), await seenBy(ofEvent), await seenBy(ofGuide)];
    const [everyone, owner] = [
      [200, 200, 200],
      [200, 404, 404],
    ];
    const shown = { description: "", category: "Social" };
    const group = await prisma.group.create({
      data: { ...shown, creatorId: ada.id, name: "Lake walkers", maxMembers: 10, coverImage: ofGroup },
    });
    const startsAt = new Date(Date.now() + HOUR);
    const when = { startsAt, date: startsAt, time: "18:00", location: "Lakefront", address: "", hostId: ada.id };
    await prisma.communityEvent.create({
      data: { ...shown, ...when, groupId: group.id, title: "By the lake", maxAttendees: 10, image: ofEvent },
    });
    const guide = await prisma.memberGuide.create({
      data: { userId: ada.id, title: "By the lake", coverImage: ofGuide },
    });
    expect(await seen()).toEqual([everyone, everyone, everyone]);
    await prisma.group.update({ where: { id: group.id }, data: { isPrivate: true } });
    await prisma.memberGuide.update({ where: { id: guide.id }, data: { audience: "only_me" } });
    expect(await seen()).toEqual([everyone, owner, owner]);
    await prisma.groupMember.create({ data: { groupId: group.id, userId: bob.id } });
    expect(await seenBy(ofEvent)).toEqual([200, 200, 404]);
    await prisma.group.update({ where: { id: group.id }, data: { hiddenAt: new Date() } });
    expect(await seenBy(ofGroup)).toEqual(owner);
    await prisma.group.delete({ where: { id: group.id } });
    expect(await seenBy(ofGroup)).toEqual(owner);
  });
  test.each([
    "/media/..%2f..%2fsecret",
    "/media/nothing",
    "/media/01a1fa60-89ba-7174-adba-78cf702d18a8.webp",
    "/media/01A1FA60-89BA-7174-ADBA-78CF702D18A8.webp",
  ])("%s is 404", async (address) => expect((await ada.get(address)).status).toBe(404));
  test("another extension is another file", async () => {
    const photoUrl = await urlOf(ada);
    expect((await ada.get(photoUrl.replace(".webp", ".jpg"))).status).toBe(404);
  });
});

describe("how it is sent", () => {
  let ada: Member;
  let photoUrl: string;
  beforeAll(async () => {
    ada = await signedUp();
    photoUrl = await urlOf(ada, {}, 1000);
  });

  test("as an image and nothing else", async () => {
    const { headers, bytes } = await visitor().get(photoUrl);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="${idIn(photoUrl)}.webp"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=60, must-revalidate",
    });
  });
  test("a private one is never cached by others, and revalidated each time", async () => {
    const hidden = await urlOf(ada, { purpose: "draft" });
    const { headers } = await ada.get(hidden);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const again = await ada.get(hidden, { "if-none-match": headers.get("etag") });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await visitor().get(hidden, { "if-none-match": headers.get("etag") })).status).toBe(404);
  });
  test("HEAD has only the headers", async () => {
    const { status, headers, bytes } = await visitor().send("HEAD", photoUrl);
    expect([status, headers.get("content-type"), bytes.length]).toEqual([200, "image/webp", 0]);
  });
  test.each([
    ["bytes=0-9", 206, 0, 9],
    ["bytes=10-", 206, 10, undefined],
    ["bytes=-7", 206, -7, undefined],
    ["bytes=5-99999999", 206, 5, undefined],
  ])("the range %s", async (range, status, start, end) => {
    const whole = (await visitor().get(photoUrl)).bytes;
    const part = await visitor().get(photoUrl, { range });
    expect(part.status).toBe(status);
    expect(Buffer.from(part.bytes)).toEqual(Buffer.from(whole.slice(start, end === undefined ? undefined : end + 1)));
    const from = start < 0 ? whole.length + start : start;
    expect(part.headers.get("content-range")).toBe(`bytes ${from}-${from + part.bytes.length - 1}/${whole.length}`);
  });
  test.each(["bytes=99999999-", "bytes=9-3", "bytes=0-1,5-6", "bytes=-0", "bytes=-", "lines=1-2", "bytes=x"])(
    "%s is 416",
    async (range) => {
      const answer = await visitor().get(photoUrl, { range });
      expect([answer.status, answer.bytes.length]).toEqual([416, 0]);
      expect(answer.headers.get("content-range")).toMatch(/^bytes \*\/\d+$/);
    },
  );
  test("If-Range with a different ETag sends the whole file", async () => {
    expect((await visitor().get(photoUrl, { range: "bytes=0-1", "if-range": '"old"' })).status).toBe(200);
  });
});

describe("sizes", () => {
  test("are created on demand, stored, and never larger than the picture", async () => {
    const ada = await signedUp();
    const photoUrl = await urlOf(ada, {}, 1000);
    const before = storedFiles().length;
    for (const [w, width] of [
      [320, 320],
      [428, 428],
      [856, 856],
      [1284, 1000],
      [2048, 1000],
    ]) {
      const answer = await visitor().get(`${photoUrl}?w=${w}`);
      expect((await sharp(answer.bytes).metadata()).width).toBe(width);
    }
    for (const width of [320, 428, 856]) await waitForStoredCopy(photoUrl, width);
    expect(storedFiles()).toHaveLength(before + 3);
    const [first, second] = [await visitor().get(`${photoUrl}?w=320`), await visitor().get(`${photoUrl}?w=320`)];
    expect(Buffer.from(first.bytes)).toEqual(Buffer.from(second.bytes));
    expect(first.headers.get("etag")).not.toBe((await visitor().get(photoUrl)).headers.get("etag"));
  });
  test.each(["1", "321", "abc", "-320", "9999"])("w=%s is 400", async (w) => {
    const ada = await signedUp();
    expect((await ada.get(`${await urlOf(ada)}?w=${w}`)).status).toBe(400);
  });
  test("thirty simultaneous requests all get one", async () => {
    const ada = await signedUp();
    const photoUrl = await urlOf(ada, {}, 2000);
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor().get(`${photoUrl}?w=856`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
  test("the oldest are deleted when space runs out", async () => {
    const ada = await signedUp();
    const [older, newer] = [await urlOf(ada, {}, 1000), await urlOf(ada, {}, 1000)];
    await visitor().get(`${older}?w=320`);
    const { bytes } = await visitor().get(`${newer}?w=320`);
    for (const photoUrl of [older, newer]) await waitForStoredCopy(photoUrl, 320);
    const at = new Date(Date.now() - HOUR);
    utimesSync(path.join(folder(), "sizes", `${idIn(older)}-320.webp`), at, at);
    await createDiskSizes(folder(), bytes.length).prune();
    expect(storedFiles().filter((file) => file.startsWith("sizes/"))).toEqual([`sizes/${idIn(newer)}-320.webp`]);
    expect((await visitor().get(`${older}?w=320`)).status).toBe(200);
  });
});

describe("an account's quota", () => {
  const fill = async (userId: string, photos: number, bytes: number) =>
    prisma.media.createMany({
      data: Array.from({ length: photos }, (_, at) => ({
        userId,
        purpose: "draft" as const,
        extension: "webp",
        width: 1,
        height: 1,
        bytes,
        sha256: "",
        placeholder: "",
        storageKey: `${userId}-${at}`,
      })),
    });
  const send = async (member: Member) =>
    (await member.upload("/api/photos/upload", { photo: new File([new Uint8Array(await image())], "p.jpg") })).status;

  test("is 500 photos", async () => {
    const ada = await signedUp();
    await fill(ada.id, QUOTA_PHOTOS - 1, 10);
    const before = storedFiles().length;
    expect((await Promise.all([send(ada), send(ada)])).sort()).toEqual([201, 409]);
    expect(storedFiles()).toHaveLength(before + 1);
  });
  test("is 1 GiB", async () => {
    const ada = await signedUp();
    await fill(ada.id, 1, 1024 ** 3 - 100);
    expect(await send(ada)).toBe(409);
  });
});

test("a full disk is a 503 that leaves neither row nor bytes, and the next upload works", async () => {
  const ada = await signedUp();
  const photo = async () => new File([new Uint8Array(await image())], "p.jpg");
  const before = storedFiles();
  const openFile = fs.open;
  jest.spyOn(fs, "open").mockImplementationOnce(async (...how) => {
    const file = await openFile(...how);
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    jest.spyOn(file, "sync").mockRejectedValueOnce(full);
    return file;
  });
  const refused = await ada.upload("/api/photos/upload", { photo: await photo() });
  expect([refused.status, refused.body]).toMatchObject([503, { code: "unavailable" }]);
  expect(storedFiles()).toEqual(before);
  expect(await prisma.media.count({ where: { userId: ada.id } })).toBe(0);
  expect((await ada.upload("/api/photos/upload", { photo: await photo() })).status).toBe(201);
});

describe("unused files", () => {
  beforeEach(async () => {
    await prisma.media.deleteMany({ where: { sha256: "" } }); // rows of earlier tests that never had a file
    await removeDeletedMedia().catch(() => {});
    await prisma.pendingMediaDeletion.deleteMany();
  });
  const aDayAgo = () => new Date(Date.now() - 25 * HOUR);
  const place = (file: string, at: Date) => {
    mkdirSync(path.dirname(path.join(folder(), file)), { recursive: true });
    writeFileSync(path.join(folder(), file), "bytes");
    utimesSync(path.join(folder(), file), at, at);
  };

  test("an account's files are deleted with it", async () => {
    const ada = await signedUp();
    const photoUrl = await urlOf(ada, {}, 1000);
    await urlOf(ada, { purpose: "avatar" });
    await visitor().get(`${photoUrl}?w=320`);
    await waitForStoredCopy(photoUrl, 320);
    const own = storedFiles().filter((file) => file.includes(idIn(photoUrl)));
    expect(own.length).toBeGreaterThan(0);
    await prisma.user.delete({ where: { id: ada.id } });
    expect(await removeDeletedMedia()).toBe(2);
    expect(storedFiles().filter((file) => file.includes(idIn(photoUrl)))).toEqual([]);
    expect((await visitor().get(photoUrl)).status).toBe(404);
  });

  test("a picture the store refuses to remove doesn't block others", async () => {
    const ada = await signedUp();
    const mine = [idIn(await urlOf(ada)), idIn(await urlOf(ada, { purpose: "avatar" }))];
    await prisma.pendingMediaDeletion.create({
      data: { storageKey: "of another store", mediaId: ada.id, deleteAfter: new Date(0) },
    });
    await prisma.user.delete({ where: { id: ada.id } });
    expect(await removeDeletedMedia()).toBe(2);
    expect(storedFiles().filter((file) => mine.some((id) => file.includes(id)))).toEqual([]);
    expect(await prisma.pendingMediaDeletion.findMany()).toMatchObject([{ storageKey: "of another store" }]);
    await prisma.pendingMediaDeletion.deleteMany();
  });

  test("the sweeper deletes half-written files after an hour and files without a row after a day, and no others", async () => {
    const ada = await signedUp();
    const photoUrl = await urlOf(ada);
    const lost = "ab/01a1fa60-89ba-7174-adba-78cf702d18ab.webp";
    const young = "ac/01a1fa60-89ba-7174-adba-78cf702d18ac.webp";
    place(lost, aDayAgo());
    place(young, new Date(Date.now() - 23 * HOUR));
    place("tmp/old", new Date(Date.now() - 1.1 * HOUR));
    place("tmp/new", new Date());
    place("sizes/01a1fa60-89ba-7174-adba-78cf702d18ab-320.webp", new Date(Date.now() - 1.1 * HOUR));
    place("sizes/01a1fa60-89ba-7174-adba-78cf702d18ac-320.webp", new Date()); // its row may be about to be inserted
    const kept = storedFiles().filter((file) => file !== lost && file !== "tmp/old" && !file.includes("18ab-320"));
    await Promise.all([sweepMedia(), sweepMedia()]);
    expect(storedFiles()).toEqual(kept);
    expect(kept).toEqual(expect.arrayContaining([young, "tmp/new", expect.stringContaining(idIn(photoUrl))]));
    await mediaStore().remove([young]);
  });

  test("unused uploads are deleted after a day, or after 35 for a post; those in a draft or profile stay", async () => {
    const ada = await signedUp();
    const [lonely, forgotten, drafted, portrait, cover, fresh] = [
      await urlOf(ada, { purpose: "avatar" }),
      await urlOf(ada, { purpose: "draft" }),
      await urlOf(ada, { purpose: "draft" }),
      await urlOf(ada, { purpose: "avatar" }),
      await urlOf(ada, { purpose: "cover" }),
      await urlOf(ada, { purpose: "draft" }),
    ];
    await prisma.draft.create({ data: { userId: ada.id, photos: [{ photoUrl: drafted }] } });
    await prisma.user.update({ where: { id: ada.id }, data: { profileImageUrl: portrait, heroImageUrl: cover } });
    const aged = (urls: string[], createdAt: Date) =>
      prisma.media.updateMany({ where: { id: { in: urls.map(idIn) } }, data: { createdAt } });
    await aged([lonely, portrait, cover], aDayAgo());
    await aged([drafted, forgotten], new Date(Date.now() - 36 * 24 * HOUR));
    await aged([fresh], new Date(Date.now() - 34 * 24 * HOUR));
    await sweepMedia();
    const statuses = [];
    for (const photoUrl of [lonely, forgotten, drafted, portrait, cover, fresh])
      statuses.push((await ada.get(photoUrl)).status);
    expect(statuses).toEqual([404, 404, 200, 200, 200, 200]);
  });

  test("pictures of groups, events, and guides stay, and unused ones are deleted in the same sweep", async () => {
    const ada = await signedUp();
    const urls = [];
    for (let index = 0; index < 4; index += 1) urls.push(await urlOf(ada, { purpose: "cover" }));
    const [ofGroup, ofEvent, ofGuide, lonely] = urls;
    const shown = { description: "", category: "Social" };
    await prisma.group.create({
      data: { ...shown, creatorId: ada.id, name: "Lake walkers", maxMembers: 10, coverImage: ofGroup },
    });
    const startsAt = new Date(Date.now() + HOUR);
    const when = { startsAt, date: startsAt, time: "18:00", location: "Lakefront", address: "", hostId: ada.id };
    await prisma.communityEvent.create({
      data: { ...shown, ...when, title: "By the lake", maxAttendees: 10, image: ofEvent },
    });
    await prisma.memberGuide.create({ data: { userId: ada.id, title: "By the lake", coverImage: ofGuide } });
    await prisma.media.updateMany({ where: { userId: ada.id }, data: { createdAt: aDayAgo() } });
    await sweepMedia();
    const left = await prisma.media.findMany({ where: { userId: ada.id } });
    expect(left.map((media) => media.id).toSorted()).toEqual(
      [ofGroup, ofEvent, ofGuide].map((url) => idIn(url ?? "")).toSorted(),
    );
    expect(await prisma.media.count({ where: { id: idIn(lonely ?? "") } })).toBe(0);
  });

  test("a failing step of the sweep doesn't block the others", async () => {
    const ada = await signedUp();
    const lonely = await urlOf(ada, { purpose: "avatar" });
    await prisma.media.updateMany({ where: { id: idIn(lonely) }, data: { createdAt: aDayAgo() } });
    const broken = jest.spyOn(fs, "readdir").mockRejectedValueOnce(new Error("the disk's own error"));
    await expect(sweepMedia()).rejects.toThrow("the disk's own error");
    broken.mockRestore();
    expect(await prisma.media.count({ where: { id: idIn(lonely) } })).toBe(0);
    expect(await auditMedia(0)).toMatchObject({ orphan: [] });
  });

  test("deleting a photo doesn't wait for other people's deletions", async () => {
    const ada = await signedUp();
    const photo = (await upload(ada, { showInHome: "true" })).as(photoSchema);
    const others = "ab/01a1fa60-89ba-7174-adba-78cf702d18ad.webp";
    await prisma.pendingMediaDeletion.create({ data: { storageKey: others, mediaId: crypto.randomUUID() } });
    const own = storedFiles().filter((file) => file.includes(idIn(photo.photoUrl)));
    expect(own).not.toEqual([]);
    expect((await ada.del(`/api/photos/${photo.id}`)).status).toBeLessThan(300);
    expect(storedFiles().filter((file) => file.includes(idIn(photo.photoUrl)))).toEqual([]);
    expect(await prisma.pendingMediaDeletion.findMany()).toMatchObject([{ storageKey: others }]);
    await removeDeletedMedia();
    expect(await prisma.pendingMediaDeletion.count()).toBe(0);
  });

  test("the audit lists orphaned, missing, and changed files", async () => {
    const ada = await signedUp();
    await sweepMedia();
    expect(await auditMedia(0)).toMatchObject({ orphan: [], missing: [], mismatch: [] });
    const media = await prisma.media.findMany({
      where: { id: { in: [idIn(await urlOf(ada)), idIn(await urlOf(ada))] } },
    });
    const [first, second] = media.map(({ storageKey }) => storageKey);
    await mediaStore().remove([first ?? ""]);
    writeFileSync(path.join(folder(), second ?? ""), "other bytes");
    const orphan = "ab/01a1fa60-89ba-7174-adba-78cf702d18ab.webp";
    place(orphan, new Date());
    expect(await auditMedia(0)).toMatchObject({ orphan: [orphan], missing: [first], mismatch: [second] });
  });
});

describe("a bundled picture for messengers", () => {
  test("is a JPEG of the preview size, the same for everyone", async () => {
    const answer = await visitor().get("/media/preview/posters-venue-kasama.jpg");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=604800");
    const { format, width, height } = await sharp(answer.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect((await visitor().get("/media/preview/avatars-1.jpg")).status).toBe(200);
  });

  test.each([
    ["one that isn't there", "posters-nothing.jpg", 404],
    ["another folder", "icons-og-default.jpg", 404],
    ["a path out of the folder", "posters-..%2f..%2fpackage.jpg", 404],
    ["another format", "posters-venue-kasama.avif", 404],
  ])("%s is refused", async (_what, name, status) =>
    expect((await visitor().get(`/media/preview/${name}`)).status).toBe(status),
  );
});
