import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { photoEditSchema } from "@/lib/feed/photo-edits/schema";
import { photoImageSchema, photoSchema } from "@/lib/feed/photos/schema";
import { emptyTrash } from "@/lib/feed/trash/jobs";
import { TRASH_DAYS } from "@/lib/feed/trash/rules";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue, ledgerOf } from "../support/fixtures";
import { image } from "../support/images";

const countersOf = (id: string) =>
  prisma.user.findUniqueOrThrow({
    where: { id },
    select: { photoCount: true, experienceCount: true, ledgerXp: true, ledgerScore: true },
  });

async function posted(member: Member, count = 1): Promise<{ id: string; pictures: string[] }> {
  const pictures: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const photo = new File([new Uint8Array(await image("jpeg", 320 + made))], "photo.jpg", { type: "image/jpeg" });
    const answer = await member.upload("/api/photos/upload", { photo, purpose: "draft" });
    pictures.push(answer.as(photoImageSchema).photoUrl);
  }
  const answer = await member.post("/api/photos", {
    photoUrl: pictures[0],
    photos: pictures,
    experienceTitle: "Lakefront",
    caption: "Before",
    activityType: "running",
  });
  expect(answer.status).toBe(201);
  return { id: answer.as(photoSchema).id, pictures };
}

/** Every list in which this viewer sees a photo, and the photo's own URLs. */
async function placesOf(reader: Browser, photo: { id: string; by: string; picture: string }): Promise<string[]> {
  const lists = [
    "/api/photos/home",
    "/api/photos/home?filter=following",
    "/api/photos/home?q=Lakefront",
    `/api/photos/profile?userId=${photo.by}`,
    "/api/search?q=Lakefront",
    "/api/saved",
  ];
  const found: string[] = [];
  for (const list of lists) if ((await reader.get(list)).text.includes(photo.picture)) found.push(list);
  for (const own of [`/api/photos/${photo.id}`, `/api/photos/${photo.id}/comments`, photo.picture]) {
    if ((await reader.get(own)).status === 200) found.push(own);
  }
  return found;
}

describe("PATCH /api/photos/{id}", () => {
  test("changes text, place, pictures, and their order; marks it, and stores the previous version for its owner", async () => {
    const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
    const { id, pictures } = await posted(ada, 2);
    const venueId = await aVenue();
    const [first = "", second = ""] = pictures;
    const answer = await ada.patch(`/api/photos/${id}`, {
      title: "The pier",
      caption: "After",
      venueId,
      images: [
        { photoUrl: second, altText: "A wheel" },
        { photoUrl: first, altText: "" },
      ],
    });
    expect(answer.status).toBe(200);
    expect(answer.as(photoSchema)).toMatchObject({
      title: "The pier",
      caption: "After",
      venueId,
      photoUrl: second,
      photos: [{ photoUrl: second, altText: "A wheel" }, { photoUrl: first }],
      editedAt: expect.any(String),
    });
    expect((await ben.get(`/api/photos/${id}`)).as(photoSchema)).toMatchObject({ title: "The pier", photoUrl: second });
    expect((await ben.get("/api/photos/home?q=pier")).text).toContain(id);
    const before = (await ada.get(`/api/photos/${id}/edits`)).as(photoEditSchema.array());
    expect(before).toMatchObject([{ title: "Lakefront", caption: "Before", photos: [{ photoUrl: first }, {}] }]);
    expect((await ben.get(`/api/photos/${id}/edits`)).status).toBe(404);
    expect((await visitor().get(`/api/photos/${id}/edits`)).status).toBe(401);
    expect(await ledgerOf(ada.id)).toEqual([{ source: "experience", xp: 25, score: 45 }]);
  });

  test("an identical change is no edit, and neither are audience and tags", async () => {
    const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
    const { id } = await posted(ada);
    const same = await ada.patch(`/api/photos/${id}`, { title: "Lakefront", caption: "Before" });
    expect(same.as(photoSchema).editedAt).toBeNull();
    const changed = await ada.patch(`/api/photos/${id}`, { audience: "only_me", taggedUserIds: [ben.id] });
    expect(changed.as(photoSchema)).toMatchObject({ audience: "only_me", editedAt: null, tags: [{ id: ben.id }] });
    expect((await ben.get(`/api/photos/${id}`)).status).toBe(404);
    const open = await ada.patch(`/api/photos/${id}`, { audience: "everyone", taggedUserIds: [] });
    expect(open.as(photoSchema).tags).toEqual([]);
    const seen = await ben.get(`/api/photos/${id}`);
    expect(seen.as(photoSchema).audience).toBeUndefined();
    expect((await ben.get("/api/notifications")).text).not.toContain(id);
    expect((await ada.get(`/api/photos/${id}/edits`)).body).toEqual([]);
  });

  test("rejects other pictures, missing or repeated ones, unknown places, and other people's photos", async () => {
    const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
    const [mine, other] = await Promise.all([posted(ada, 2), posted(ben)]);
    const path = `/api/photos/${mine.id}`;
    const [first = "", second = ""] = mine.pictures;
    const pictures = (...urls: string[]) => ({ images: urls.map((photoUrl) => ({ photoUrl, altText: "" })) });
    for (const body of [
      pictures(first),
      pictures(first, first),
      pictures(first, second, other.pictures[0] ?? ""),
      pictures(first, other.pictures[0] ?? ""),
      { venueId: mine.id },
      { title: " " },
      { title: "x".repeat(121) },
      { audience: "friends" },
    ]) {
      expect([(await ada.patch(path, body)).status, body]).toEqual([400, body]);
    }
    expect((await ben.patch(path, { title: "Mine now" })).status).toBe(404);
    expect((await ada.get(path)).as(photoSchema)).toMatchObject({
      title: "Lakefront",
      photoUrl: first,
      editedAt: null,
    });
  });

  test("a report keeps the original content", async () => {
    const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
    const { id } = await posted(ada);
    expect((await ben.post("/api/reports", { type: "photo", id, category: "spam" })).status).toBe(201);
    await ada.patch(`/api/photos/${id}`, { caption: "Nothing to see" });
    const { snapshot } = await prisma.report.findFirstOrThrow({ where: { targetId: id } });
    expect(JSON.stringify(snapshot)).toContain("Before");
    await prisma.photo.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect((await ada.patch(`/api/photos/${id}`, { caption: "Nobody hid this" })).status).toBe(409);
    expect((await ada.patch(`/api/photos/${id}`, { audience: "only_me" })).status).toBe(200);
  });
});

describe("archive and trash", () => {
  test("an archived or trashed photo disappears for others immediately and is restored unchanged; counters and XP follow", async () => {
    const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
    const { id, pictures } = await posted(ada);
    const photo = { id, by: ada.id, picture: pictures[0] ?? "" };
    await ben.put(`/api/users/${ada.id}/follow`);
    await ben.put(`/api/saved/photo/${id}`);
    const before = [await placesOf(ben, photo), await placesOf(visitor(), photo)];
    expect(before[0]).toHaveLength(9);
    const counted = await countersOf(ada.id);
    for (const place of ["archive", "trash"] as const) {
      expect((await ada.put(`/api/photos/${id}/${place}`)).status).toBe(204);
      expect((await ada.put(`/api/photos/${id}/${place}`)).status).toBe(204);
      expect([await placesOf(ben, photo), await placesOf(visitor(), photo)]).toEqual([[], []]);
      expect((await ben.put(`/api/photos/${id}/like`)).status).toBe(404);
      const now = await countersOf(ada.id);
      if (place === "archive") expect(now).toEqual({ ...counted, photoCount: 0 });
      else expect(now).toEqual({ photoCount: 0, experienceCount: 0, ledgerXp: 0, ledgerScore: 0 });
      const listed = (await ada.get(`/api/photos/${place}`)).as(photoSchema.array());
      expect(listed).toMatchObject([{ id, removed: { place } }]);
      expect((await ben.get(`/api/photos/${place}`)).body).toEqual([]);
      expect((await ada.get(photo.picture)).status).toBe(200);
      expect((await ada.get("/api/photos/home")).text).not.toContain(id);
      expect((await ada.get("/api/photos/profile")).text).not.toContain(id);
      const back = await ada.del(`/api/photos/${id}/${place}`);
      expect([back.status, back.as(photoSchema).removed]).toEqual([200, undefined]);
      expect([await placesOf(ben, photo), await placesOf(visitor(), photo)]).toEqual(before);
      expect(await countersOf(ada.id)).toEqual(counted);
    }
  });

  test("moving from the archive to the trash and back restores it to the lists, despite simultaneous taps", async () => {
    const ada = await signedUp();
    const { id } = await posted(ada);
    const counted = await countersOf(ada.id);
    await ada.put(`/api/photos/${id}/archive`);
    await ada.put(`/api/photos/${id}/trash`);
    expect((await ada.del(`/api/photos/${id}/archive`)).as(photoSchema).removed?.place).toBe("trash");
    await Promise.all([
      ada.del(`/api/photos/${id}/trash`),
      ada.put(`/api/photos/${id}/trash`),
      ada.del(`/api/photos/${id}/trash`),
      ada.put(`/api/photos/${id}/archive`),
    ]);
    await ada.put(`/api/photos/${id}/trash`);
    expect((await ada.del(`/api/photos/${id}/trash`)).as(photoSchema).removed).toBeUndefined();
    expect(await countersOf(ada.id)).toEqual(counted);
    expect((await ada.get("/api/photos/profile")).text).toContain(id);
  });

  test("other people's photos can't be archived, and deleting from the trash reverses XP only once", async () => {
    const [ada, ben] = await Promise.all([signedUp(), signedUp()]);
    const { id, pictures } = await posted(ada);
    for (const place of ["archive", "trash"]) {
      expect((await ben.put(`/api/photos/${id}/${place}`)).status).toBe(404);
      expect((await visitor().put(`/api/photos/${id}/${place}`)).status).toBe(401);
    }
    await aPhoto(ada.id);
    await ada.put(`/api/photos/${id}/trash`);
    expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
    expect(await countersOf(ada.id)).toEqual({ photoCount: 1, experienceCount: 1, ledgerXp: 0, ledgerScore: 0 });
    expect((await ada.get(pictures[0] ?? "")).status).toBe(404);
    expect((await ada.del(`/api/photos/${id}/trash`)).status).toBe(404);
  });

  test("the job permanently deletes what has been there for thirty days, and nothing else", async () => {
    const ada = await signedUp();
    const [old, young, archived] = await Promise.all([posted(ada), posted(ada), posted(ada)]);
    await ada.put(`/api/photos/${old.id}/trash`);
    await ada.put(`/api/photos/${young.id}/trash`);
    await ada.put(`/api/photos/${archived.id}/archive`);
    const past = (days: number) => new Date(Date.now() - days * 86_400_000);
    await prisma.photo.update({ where: { id: old.id }, data: { removedAt: past(TRASH_DAYS + 1) } });
    await prisma.photo.update({ where: { id: young.id }, data: { removedAt: past(TRASH_DAYS - 1) } });
    await prisma.photo.update({ where: { id: archived.id }, data: { removedAt: past(TRASH_DAYS + 1) } });
    await emptyTrash();
    const left = await prisma.photo.findMany({ where: { userId: ada.id }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([young.id, archived.id].sort());
    expect(await countersOf(ada.id)).toMatchObject({ photoCount: 0, experienceCount: 1 });
  });
});
