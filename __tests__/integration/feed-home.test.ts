import { z } from "zod";
import { prisma } from "@/lib/core/server/db";
import { resetSharedFeed } from "@/lib/feed/home/shared-feed";
import { type Photo, photoSchema } from "@/lib/feed/photos/schema";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aVenue } from "../support/fixtures";

const HOME = "/api/photos/home";
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const ids = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);

async function list(browser: Browser, path: string): Promise<{ photos: Photo[]; next: string | null }> {
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  const next = /^<(.+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1] ?? null;
  return { photos: answer.as(z.array(photoSchema)), next };
}

/** Every page of a list, with `between` run between pages. */
async function pages(
  browser: Browser,
  path: string,
  between: () => Promise<unknown> = async () => {},
): Promise<Photo[][]> {
  const all: Photo[][] = [];
  for (let at: string | null = path; at !== null; ) {
    const { photos, next } = await list(browser, at);
    all.push(photos);
    await between();
    at = next;
  }
  return all;
}

async function posts(member: Member, count: number, photo: Parameters<typeof aPhoto>[1] = {}): Promise<string[]> {
  const made = [];
  for (let at = 0; at < count; at += 1) made.push(await aPhoto(member.id, { createdAt: ago(60 + at), ...photo }));
  return made;
}

let ada: Member;
let bob: Member;
let eve: Member;
beforeEach(async () => {
  await prisma.user.deleteMany();
  resetSharedFeed();
  ada = await signedUp();
  bob = await signedUp({ firstName: "Bob", lastName: "Núñez" });
  eve = await signedUp({ firstName: "Eve" });
});

describe("order and pages", () => {
  test("newest first, without repeats or gaps, while others post", async () => {
    const expected = [...(await posts(bob, 25)), ...(await posts(eve, 1, { createdAt: ago(999) }))];
    for (const browser of [visitor(), ada]) {
      const seen = await pages(browser, `${HOME}?limit=10`, () => aPhoto(eve.id, { createdAt: new Date() }));
      expect(ids(seen.flat()).filter((id) => expected.includes(id))).toEqual(expected);
      expect(new Set(ids(seen.flat())).size).toBe(seen.flat().length);
    }
  });

  test("photos of the same millisecond are neither repeated nor lost", async () => {
    const at = ago(100);
    const made = await posts(bob, 23, { createdAt: at });
    const seen = ids((await pages(ada, `${HOME}?limit=5`)).flat());
    expect([...seen].sort()).toEqual([...made].sort());
  });

  test("a seed shuffles each page within itself, the same every time", async () => {
    await posts(bob, 45);
    const plain = await pages(ada, HOME);
    const seeded = await pages(ada, `${HOME}?seed=monday`);
    expect(seeded.map((page) => ids(page).sort())).toEqual(plain.map((page) => ids(page).sort()));
    expect(seeded.map(ids)).not.toEqual(plain.map(ids));
    expect((await pages(ada, `${HOME}?seed=monday`)).map(ids)).toEqual(seeded.map(ids));
    expect((await pages(ada, `${HOME}?seed=tuesday`)).map(ids)).not.toEqual(seeded.map(ids));
    expect((await pages(visitor(), `${HOME}?seed=monday`)).map(ids)).toEqual(seeded.map(ids));
  });

  test("your own posts of the last ten minutes are at the top of the first page, and nowhere else", async () => {
    const others = await posts(bob, 30, {});
    const crowd = await Promise.all(Array.from({ length: 25 }, (_, at) => aPhoto(eve.id, { createdAt: ago(at / 60) })));
    const old = await aPhoto(ada.id, { createdAt: ago(11) });
    const second = await aPhoto(ada.id, { createdAt: ago(9) });
    const first = await aPhoto(ada.id, { createdAt: ago(8) });
    for (const limit of [1, 20]) {
      const seen = await pages(ada, `${HOME}?seed=s&limit=${limit}`, () => aPhoto(ada.id, { createdAt: new Date() }));
      const all = ids(seen.flat());
      expect(all.slice(0, 2)).toEqual([first, second]);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toEqual(expect.arrayContaining([...others, ...crowd, old]));
      await prisma.photo.deleteMany({ where: { userId: ada.id, id: { notIn: [old, first, second] } } });
    }
    expect(ids((await list(ada, HOME)).photos)).not.toContain(first);
  });

  test("a modified cursor, or one of another list, is 400", async () => {
    await posts(bob, 3);
    const next = (await list(ada, `${HOME}?limit=1`)).next ?? "";
    for (const path of [
      next.replace(/cursor=./, "cursor=A"),
      `${HOME}?cursor=x`,
      next.replace(HOME, "/api/photos/discover"),
    ]) {
      const answer = await ada.get(path);
      expect([answer.status, answer.body]).toMatchObject([400, { errors: { cursor: ["Invalid cursor"] } }]);
    }
    expect((await ada.get(`${next}&filter=following`)).status).toBe(400);
  });

  test("limit is clamped to its bounds", async () => {
    await posts(bob, 55);
    expect((await list(ada, `${HOME}?limit=0`)).photos).toHaveLength(1);
    expect((await list(ada, `${HOME}?limit=5000`)).photos).toHaveLength(50);
    expect((await list(ada, HOME)).photos).toHaveLength(20);
  });
});

describe("filters", () => {
  test("following: only accepted follows, strictly chronological, with or without a seed", async () => {
    const cleo = await signedUp({ firstName: "Cleo", isPrivate: true });
    const [mine, bobs, hers] = [await posts(ada, 2), await posts(bob, 6), await posts(cleo, 2)];
    await posts(eve, 3);
    await prisma.follow.createMany({
      data: [
        { followerId: ada.id, followingId: bob.id, status: "accepted" },
        { followerId: ada.id, followingId: cleo.id, status: "requested" },
      ],
    });
    const read = async () => ids((await pages(ada, `${HOME}?filter=following&seed=s&limit=2`)).flat());
    expect(await read()).toEqual(bobs);
    await prisma.follow.updateMany({ where: { followingId: cleo.id }, data: { status: "accepted" } });
    expect((await read()).sort()).toEqual([...bobs, ...hers].sort());
    expect(await read()).not.toEqual(expect.arrayContaining(mine));
    expect((await list(visitor(), `${HOME}?filter=following`)).photos).toEqual([]);
  });

  test("nearby: photos of places within 2,000 meters, newest first", async () => {
    const here = { lat: 41.8827, lng: -87.6233 };
    const [bean, pier, wrigley] = [
      await aVenue({ ...here }),
      await aVenue({ lat: 41.8917, lng: -87.6086 }), // 1.6 km
      await aVenue({ lat: 41.9484, lng: -87.6553 }), // 7.8 km
    ];
    const near = [
      await aPhoto(bob.id, { venueId: pier, createdAt: ago(70) }),
      await aPhoto(eve.id, { venueId: bean, createdAt: ago(80) }),
    ];
    await aPhoto(bob.id, { venueId: wrigley, createdAt: ago(61) });
    await aPhoto(bob.id, { createdAt: ago(60) });
    const { photos } = await list(ada, `${HOME}?filter=nearby&near=41.88271,-87.62329`);
    expect(ids(photos)).toEqual(near);
    expect(photos.map(({ reason }) => reason)).toEqual(["Near you", "Near you"]);
    expect((await list(visitor(), `${HOME}?filter=nearby&near=0,0`)).photos).toEqual([]);
    expect((await ada.get(`${HOME}?filter=nearby`)).status).toBe(400);
    expect((await ada.get(`${HOME}?filter=best`)).status).toBe(400);
  });

  test("q finds title, caption, location, and poster, ignoring case, accents, and word order", async () => {
    const photo = await aPhoto(bob.id, {
      title: "Café crawl",
      caption: "100% espresso_shots",
      location: "Logan Square",
      createdAt: ago(60),
    });
    await posts(eve, 3);
    const found = async (q: string) => ids((await list(visitor(), `${HOME}?q=${encodeURIComponent(q)}`)).photos);
    for (const q of [
      "cafe",
      "CAFÉ",
      "spress",
      "logan",
      "nunez",
      "Bob",
      "square crawl",
      "100%",
      "o_s",
      "sq",
      "bo nu",
      "ob",
      "fé",
      "an s",
      "ss",
      "%",
    ]) {
      expect([q, await found(q)]).toEqual([q, [photo]]);
    }
    for (const q of ["pizza", "0%e", "o%s", "cafe pizza", "\\", "quare%", "xq", "__"])
      expect([q, await found(q)]).toEqual([q, []]);
    expect((await ada.get(`${HOME}?q=${"x".repeat(101)}`)).status).toBe(400);
  });

  test("q follows renames", async () => {
    const photo = await aPhoto(bob.id);
    await prisma.user.update({ where: { id: bob.id }, data: { firstName: "Robert" } });
    await prisma.photo.update({ where: { id: photo }, data: { title: "Kayak" } });
    expect(ids((await list(ada, `${HOME}?q=robert+kayak`)).photos)).toEqual([photo]);
    expect((await list(ada, `${HOME}?q=bob`)).photos).toEqual([]);
  });
});

describe("visibility", () => {
  test("excludes photos not on home, hidden, private, muted, blocked, or suspended", async () => {
    const [shown] = await posts(bob, 1);
    await posts(bob, 1, { showInHome: false });
    await posts(bob, 1, { hiddenAt: new Date() });
    await posts(bob, 1, { audience: "only_me" });
    await posts(bob, 1, { audience: "followers" });
    const people = await Promise.all(
      ["Private", "Muted", "Blocked", "Blocker", "Gone"].map((firstName) => signedUp({ firstName })),
    );
    for (const person of people) await posts(person, 1);
    const [hidden, muted, blocked, blocker, gone] = people.map(({ id }) => id);
    await prisma.user.update({ where: { id: hidden ?? "" }, data: { isPrivate: true } });
    await prisma.user.update({ where: { id: gone ?? "" }, data: { suspendedAt: new Date() } });
    await prisma.mute.create({ data: { muterId: ada.id, mutedId: muted ?? "" } });
    await prisma.block.create({ data: { blockerId: ada.id, blockedId: blocked ?? "" } });
    await prisma.block.create({ data: { blockerId: blocker ?? "", blockedId: ada.id } });
    expect(ids((await list(ada, HOME)).photos)).toEqual([shown]);
    expect((await list(visitor(), HOME)).photos).toHaveLength(4);
    expect((await list(bob, HOME)).photos.filter(({ user }) => user.id === bob.id)).toHaveLength(3);
  });

  test("discover has the photos of home that have a place", async () => {
    const venueId = await aVenue();
    const [placed] = await posts(bob, 1, { venueId });
    await posts(bob, 1, { venueId, showInHome: false });
    await posts(bob, 2);
    for (const browser of [visitor(), ada]) {
      const { photos } = await list(browser, "/api/photos/discover");
      expect(ids(photos)).toEqual([placed]);
    }
  });

  test("a profile has what its owner shows there, on every page, for those who may see it", async () => {
    const made = await posts(bob, 7, { showInHome: false });
    await posts(bob, 2, { showInProfile: false });
    for (const browser of [ada, bob]) {
      expect(ids((await pages(browser, `/api/photos/profile?userId=${bob.id}&limit=3`)).flat())).toEqual(made);
    }
    expect(ids((await list(bob, "/api/photos/profile")).photos)).toEqual(made);
    expect((await list(eve, "/api/photos/profile")).photos).toEqual([]);
    expect((await visitor().get(`/api/photos/profile?userId=${bob.id}`)).status).toBe(401);
    await prisma.block.create({ data: { blockerId: bob.id, blockedId: ada.id } });
    expect((await ada.get(`/api/photos/profile?userId=${bob.id}`)).status).toBe(404);
    expect((await ada.get("/api/photos/profile?userId=01a1fa60-89ba-7174-adba-78cf702d18a8")).status).toBe(404);
    expect((await ada.get("/api/photos/profile?userId=me")).status).toBe(400);
  });
});

describe("photo details", () => {
  test("likes, saves, reasons, and tags are the viewer's own", async () => {
    const id = await aPhoto(bob.id, { likeCount: 1, commentCount: 2, createdAt: ago(60) });
    await prisma.photoLike.create({ data: { photoId: id, userId: ada.id } });
    await prisma.savedItem.create({ data: { userId: ada.id, type: "photo", targetId: id } });
    await prisma.follow.create({ data: { followerId: ada.id, followingId: bob.id, status: "accepted" } });
    await prisma.photoTag.create({ data: { photoId: id, userId: eve.id, status: "accepted" } });
    const seen = async (browser: Browser) => (await list(browser, HOME)).photos.find((photo) => photo.id === id);
    const tags = [expect.objectContaining({ id: eve.id, firstName: "Eve" })];
    expect(await seen(ada)).toMatchObject({
      likes: 1,
      comments: 2,
      isLiked: true,
      isSaved: true,
      reason: "You follow Bob",
      tags,
    });
    expect(await seen(bob)).toMatchObject({ isLiked: false, isSaved: false, reason: "Your post", tags });
    expect(await seen(visitor())).toMatchObject({ isLiked: false, isSaved: false, reason: "New in Chicago", tags });
    const alone = (await ada.get(`/api/photos/${id}`)).as(photoSchema);
    expect(alone).toEqual(await seen(ada));
  });

  test("like counts are absent if the poster or the viewer turned them off", async () => {
    await aPhoto(bob.id, { likeCount: 30 });
    await aPhoto(eve.id, { likeCount: 7 });
    const likes = async (browser: Browser) => {
      resetSharedFeed();
      return (await list(browser, HOME)).photos.map((photo) => photo.likes);
    };
    expect(await likes(visitor())).toEqual([7, 30]);
    await prisma.user.update({ where: { id: bob.id }, data: { hideLikeCounts: true } });
    expect(await likes(visitor())).toEqual([7, null]);
    expect(await likes(ada)).toEqual([7, null]);
    expect(await likes(bob)).toEqual([null, null]);
  });

  test("a visitor's first page is refreshed as soon as someone posts or deletes", async () => {
    const { image } = await import("../support/images");
    expect((await list(visitor(), HOME)).photos).toEqual([]);
    const photo = new File([new Uint8Array(await image())], "p.jpg");
    const { id } = (await ada.upload("/api/photos/upload", { photo })).as(photoSchema);
    expect(ids((await list(visitor(), HOME)).photos)).toEqual([id]);
    expect((await ada.del(`/api/photos/${id}`)).status).toBe(204);
    expect((await list(visitor(), HOME)).photos).toEqual([]);
  });
});
