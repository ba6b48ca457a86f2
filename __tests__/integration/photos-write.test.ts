import "../support/unlimited";
import { z } from "zod";
import { purgeExpired } from "@/lib/auth/accounts/jobs";
import { prisma } from "@/lib/core/server/db";
import { sweepMedia } from "@/lib/feed/media/jobs";
import { photoImageSchema, photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue, ledgerOf } from "../support/fixtures";
import { image } from "../support/images";
import { storedFiles, waitForStoredCopy } from "../support/stored-files";

const countersOf = (id: string) =>
  prisma.user.findUniqueOrThrow({
    where: { id },
    select: { photoCount: true, experienceCount: true, savedCount: true, ledgerXp: true, ledgerScore: true },
  });
const picture = async (width?: number) =>
  new File([new Uint8Array(await image("jpeg", width))], "photo.jpg", { type: "image/jpeg" });
const dataUrl = async () => `data:image/jpeg;base64,${(await image()).toString("base64")}`;

async function draftOf(member: Member, purpose = "draft", width?: number): Promise<string> {
  const answer = await member.upload("/api/photos/upload", { photo: await picture(width), purpose });
  expect(answer.status).toBe(201);
  return answer.as(photoImageSchema).photoUrl;
}

describe("POST /api/photos/upload", () => {
  test("a post is a photo that earns XP and counts, once", async () => {
    const ada = await signedUp();
    const answer = await ada.upload("/api/photos/upload", {
      photo: await picture(),
      caption: "Morning miles",
      activityType: "running",
      altText: "The lake",
    });
    expect(answer.status).toBe(201);
    expect(answer.as(photoSchema)).toMatchObject({
      title: "New Experience",
      caption: "Morning miles",
      location: "Chicago, IL",
      activityType: "running",
      altText: "The lake",
      likes: 0,
      comments: 0,
      isLiked: false,
      user: { id: ada.id, firstName: "Ada" },
    });
    expect(await ledgerOf(ada.id)).toEqual([{ source: "experience", xp: 25, score: 45 }]);
    expect(await countersOf(ada.id)).toEqual({
      photoCount: 1,
      experienceCount: 1,
      savedCount: 0,
      ledgerXp: 25,
      ledgerScore: 45,
    });
  });

  test("accepts the file under the spec's name, and its fields as the profile sends them", async () => {
    const ada = await signedUp();
    const sent = {
      photoUrl: await picture(),
      caption: "",
      activityType: "experience",
      showInProfile: "true",
      showInHome: "false",
    };
    const { id } = (await ada.upload("/api/photos/upload", sent)).as(photoSchema);
    const [mine] = z.array(z.looseObject({ id: z.string() })).parse((await ada.get("/api/photos/profile")).body);
    expect(mine).toMatchObject({
      id,
      showInHome: false,
      showInProfile: true,
      isExperience: true,
      category: "experience",
      experienceTitle: "New Experience",
    });
    expect(mine?.image).toBe(mine?.photoUrl);
    expect(await ledgerOf(ada.id)).toEqual([{ source: "experience", xp: 15, score: 30 }]);
  });

  test.each(["draft", "avatar", "cover"])("a %s is stored without becoming a photo", async (purpose) => {
    const ada = await signedUp();
    expect(await draftOf(ada, purpose)).toMatch(/^\/media\/[0-9a-f-]{36}\.webp$/);
    expect(await countersOf(ada.id)).toMatchObject({ photoCount: 0, experienceCount: 0, ledgerXp: 0 });
    expect(await prisma.photo.count({ where: { userId: ada.id } })).toBe(0);
  });
});

describe("POST /api/photos", () => {
  test("accepts a data URL, as the spec's client sends it", async () => {
    const ada = await signedUp();
    const answer = await ada.post("/api/photos", {
      photoUrl: await dataUrl(),
      caption: "Best slice in town",
      location: "Pequod's Pizza",
      experienceTitle: "Deep dish night",
      category: "experience",
      isExperience: true,
      showInHome: true,
      showInProfile: true,
      isProfileGallery: false,
      userId: "someone else",
      xpGained: 9999,
    });
    expect(answer.status).toBe(201);
    const photo = answer.as(photoSchema);
    expect(photo).toMatchObject({ title: "Deep dish night", location: "Pequod's Pizza", user: { id: ada.id } });
    expect((await visitor().get(photo.photoUrl)).status).toBe(200);
    expect(await ledgerOf(ada.id)).toEqual([{ source: "experience", xp: 15, score: 30 }]);
  });

  test("accepts up to nine uploads in order, the first as the cover", async () => {
    const ada = await signedUp();
    const photos = [await draftOf(ada), await draftOf(ada), await draftOf(ada)];
    const venueId = await aVenue();
    const answer = await ada.post("/api/photos", {
      photoUrl: photos[0],
      photos,
      experienceTitle: "Three",
      venueId,
      altText: "First",
    });
    const photo = answer.as(photoSchema);
    expect(photo.photos.map(({ photoUrl }) => photoUrl)).toEqual(photos);
    expect(photo.photos.map(({ altText }) => altText)).toEqual(["First", "", ""]);
    expect([photo.photoUrl, photo.venueId]).toEqual([photos[0], venueId]);
    for (const photoUrl of photos) expect((await visitor().get(photoUrl)).status).toBe(200);
    expect(await countersOf(ada.id)).toMatchObject({ experienceCount: 1, ledgerXp: 15 });
  });

  test("an upload can be posted once, and only by its owner", async () => {
    const [ada, eve] = [await signedUp(), await signedUp({ firstName: "Eve" })];
    const photoUrl = await draftOf(ada);
    expect((await eve.post("/api/photos", { photoUrl })).status).toBe(400);
    const twice = await Promise.all([ada.post("/api/photos", { photoUrl }), ada.post("/api/photos", { photoUrl })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await ada.post("/api/photos", { photoUrl: await draftOf(ada, "avatar") })).status).toBe(409);
    expect(await countersOf(ada.id)).toMatchObject({ experienceCount: 1 });
    expect(await countersOf(eve.id)).toMatchObject({ experienceCount: 0 });
  });

  test.each([
    ["a link elsewhere", { photoUrl: "https://elsewhere.example/cat.jpg" }],
    ["a script", { photoUrl: "javascript:alert(1)" }],
    ["an unknown place", { venueId: "01a1fa60-89ba-7174-adba-78cf702d18a8" }],
    ["ten photos", { photos: Array(10).fill("/media/01a1fa60-89ba-7174-adba-78cf702d18a8.webp") }],
    ["a number in place of text", { caption: 7 }],
    ["text in place of a boolean", { showInHome: "true" }],
  ])("%s is 400", async (_, wrong) => {
    const ada = await signedUp();
    const before = storedFiles().length;
    expect((await ada.post("/api/photos", { photoUrl: await dataUrl(), ...wrong })).status).toBe(400);
    expect([storedFiles().length, await countersOf(ada.id)]).toMatchObject([
      before,
      { experienceCount: 0, ledgerXp: 0 },
    ]);
  });

  test("an invalid data URL leaves nothing behind", async () => {
    const ada = await signedUp();
    const before = storedFiles().length;
    const html = `data:image/jpeg;base64,${Buffer.from("<script>").toString("base64")}`;
    expect((await ada.post("/api/photos", { photoUrl: html })).status).toBe(415);
    const large = `data:image/jpeg;base64,${Buffer.alloc(10.4 * 1024 * 1024, 0xff).toString("base64")}`;
    expect((await ada.post("/api/photos", { photoUrl: large })).status).toBe(413);
    expect((await ada.post("/api/photos", { photoUrl: `${large}${"A".repeat(1024 * 1024)}` })).status).toBe(413);
    expect(storedFiles()).toHaveLength(before);
  });

  test("tagged people are asked first; the user's own tag is accepted; unknown and blocked people are left out", async () => {
    const [ada, bob, eve] = [
      await signedUp(),
      await signedUp({ firstName: "Bob" }),
      await signedUp({ firstName: "Eve" }),
    ];
    await prisma.block.create({ data: { blockerId: eve.id, blockedId: ada.id } });
    const taggedUserIds = [ada.id, bob.id, eve.id, "01a1fa60-89ba-7174-adba-78cf702d18a8"];
    const photo = (await ada.post("/api/photos", { photoUrl: await dataUrl(), taggedUserIds })).as(photoSchema);
    expect(photo.tags.map(({ id }) => id).sort()).toEqual([ada.id, bob.id].sort());
    const seenBy = async (browser: { get: Member["get"] }) =>
      (await browser.get(`/api/photos/${photo.id}`))
        .as(photoSchema)
        .tags.map(({ id }) => id)
        .sort();
    expect(await seenBy(visitor())).toEqual([ada.id]);
    expect(await seenBy(bob)).toEqual([ada.id, bob.id].sort());
    await prisma.photoTag.updateMany({ where: { userId: bob.id }, data: { status: "accepted" } });
    expect(await seenBy(visitor())).toEqual([ada.id, bob.id].sort());
  });

  test("the account's audience applies unless the post sets one", async () => {
    const ada = await signedUp({ defaultAudience: "followers" });
    const forFollowers = (await ada.post("/api/photos", { photoUrl: await dataUrl() })).as(photoSchema);
    const forAll = (await ada.post("/api/photos", { photoUrl: await dataUrl(), audience: "everyone" })).as(photoSchema);
    expect((await visitor().get(`/api/photos/${forFollowers.id}`)).status).toBe(404);
    expect((await visitor().get(forFollowers.photoUrl)).status).toBe(404);
    expect((await visitor().get(`/api/photos/${forAll.id}`)).status).toBe(200);
  });
});

describe("Idempotency-Key", () => {
  test("a post resent after a month has its picture, and is posted once", async () => {
    const ada = await signedUp();
    const photo = await picture();
    const upload = async () => {
      const answer = await ada.upload("/api/photos/upload", { photo, purpose: "draft" }, { "idempotency-key": "up" });
      return answer.as(photoImageSchema).photoUrl;
    };
    const photoUrl = await upload();
    const createdAt = new Date(Date.now() - 30 * 86_400_000);
    await prisma.media.updateMany({ where: { userId: ada.id }, data: { createdAt } });
    await prisma.idempotencyKey.updateMany({ where: { userId: ada.id }, data: { createdAt } });
    await purgeExpired();
    await sweepMedia();
    expect(await upload()).toBe(photoUrl);
    const body = { photoUrl, photos: [photoUrl], experienceTitle: "Pier", caption: "", location: "Navy Pier" };
    const post = () => ada.post("/api/photos", body, { "idempotency-key": "post" });
    const [first, again] = [await post(), await post()];
    expect([first.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    expect(await prisma.photo.count({ where: { userId: ada.id } })).toBe(1);
  });

  test("ten simultaneous replays of an upload create one photo and one file", async () => {
    const ada = await signedUp();
    const [photo, before] = [await picture(), storedFiles().length];
    const send = () =>
      ada.upload("/api/photos/upload", { photo, caption: "Once" }, { "idempotency-key": "double-tap" });
    const answers = [...(await Promise.all(Array.from({ length: 9 }, send))), await send()];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.as(photoSchema).id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(9);
    expect(storedFiles()).toHaveLength(before + 1);
    expect(await countersOf(ada.id)).toMatchObject({ photoCount: 1, experienceCount: 1, ledgerXp: 15 });
  });

  test("ten replays of a post create one", async () => {
    const ada = await signedUp();
    const body = { photoUrl: await draftOf(ada), experienceTitle: "Once" };
    const send = () => ada.post("/api/photos", body, { "idempotency-key": "k" });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.as(photoSchema).id)).size).toBe(1);
    expect(await countersOf(ada.id)).toMatchObject({ experienceCount: 1, ledgerXp: 15 });
  });

  test("another body with the same key is 422 and stores nothing; keys are separate per person", async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const headers = { "idempotency-key": "k" };
    expect((await ada.upload("/api/photos/upload", { photo: await picture() }, headers)).status).toBe(201);
    const before = storedFiles().length;
    expect((await ada.upload("/api/photos/upload", { photo: await picture() }, headers)).status).toBe(422);
    expect(storedFiles()).toHaveLength(before);
    expect((await bob.upload("/api/photos/upload", { photo: await picture() }, headers)).status).toBe(201);
  });

  test("a rejected upload doesn't use up its key", async () => {
    const ada = await signedUp();
    const headers = { "idempotency-key": "k" };
    expect(
      (await ada.upload("/api/photos/upload", { photo: new File(["<svg></svg>"], "a.svg") }, headers)).status,
    ).toBe(415);
    expect((await ada.upload("/api/photos/upload", { photo: await picture() }, headers)).status).toBe(201);
  });
});

describe("DELETE /api/photos/{id}", () => {
  test("reverses everything: numbers, XP, likes, comments, others' saves, files, and copies", async () => {
    const [ada, bob] = [await signedUp(), await signedUp({ firstName: "Bob", savedCount: 1 })];
    const photos = [await draftOf(ada, "draft", 1000), await draftOf(ada)];
    const before = storedFiles().length - 2;
    const { id } = (await ada.post("/api/photos", { photoUrl: photos[0], photos })).as(photoSchema);
    await prisma.savedItem.create({ data: { userId: bob.id, type: "photo", targetId: id } });
    await prisma.photoLike.create({ data: { photoId: id, userId: bob.id } });
    await prisma.comment.create({ data: { photoId: id, userId: bob.id, text: "Nice" } });
    expect((await visitor().get(`${photos[0]}?w=320`)).status).toBe(200);
    await waitForStoredCopy(photos[0] ?? "", 320);

    expect((await bob.del(`/api/photos/${id}`)).status).toBe(404);
    expect((await visitor().del(`/api/photos/${id}`)).status).toBe(401);
    const twice = await Promise.all([ada.del(`/api/photos/${id}`), ada.del(`/api/photos/${id}`)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 404]);

    expect(await countersOf(ada.id)).toEqual({
      photoCount: 0,
      experienceCount: 0,
      savedCount: 0,
      ledgerXp: 0,
      ledgerScore: 0,
    });
    expect(await countersOf(bob.id)).toMatchObject({ savedCount: 0 });
    expect(await ledgerOf(ada.id)).toEqual([
      { source: "experience", xp: 15, score: 30 },
      { source: "experience", xp: -15, score: -30 },
    ]);
    expect(await prisma.comment.count({ where: { userId: bob.id } })).toBe(0);
    for (const photoUrl of photos) {
      for (const width of ["", "?w=320"]) expect((await ada.get(photoUrl + width)).status).toBe(404);
    }
    expect(storedFiles()).toHaveLength(before);
    expect(await prisma.pendingMediaDeletion.count()).toBe(0);
  });

  test("a photo that is only on home decreases only experiences", async () => {
    const ada = await signedUp();
    const answer = await ada.upload("/api/photos/upload", { photo: await picture(), showInProfile: "false" });
    expect(await countersOf(ada.id)).toMatchObject({ photoCount: 0, experienceCount: 1 });
    expect((await ada.del(`/api/photos/${answer.as(photoSchema).id}`)).status).toBe(204);
    expect(await countersOf(ada.id)).toMatchObject({ photoCount: 0, experienceCount: 0 });
  });

  test.each(["nonsense", "1", "01a1fa60-89ba-7174-adba-78cf702d18a8"])("%s is 404", async (id) => {
    const ada = await signedUp();
    expect((await ada.del(`/api/photos/${id}`)).status).toBe(404);
    expect((await ada.get(`/api/photos/${id}`)).status).toBe(404);
  });
});
