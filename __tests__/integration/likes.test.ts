import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { likeStateSchema } from "@/lib/feed/likes/schema";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aPost, walk } from "../support/fixtures";

const KINDS = [
  {
    kind: "photo",
    make: aPhoto,
    path: (id: string) => `/api/photos/${id}/like`,
    stored: async (id: string) => ({
      counter: (await prisma.photo.findUniqueOrThrow({ where: { id } })).likeCount,
      rows: await prisma.photoLike.count({ where: { photoId: id } }),
    }),
  },
  {
    kind: "post",
    make: aPost,
    path: (id: string) => `/api/posts/${id}/like`,
    stored: async (id: string) => ({
      counter: (await prisma.post.findUniqueOrThrow({ where: { id } })).likeCount,
      rows: await prisma.postLike.count({ where: { postId: id } }),
    }),
  },
];

describe.each(KINDS)("likes of a $kind", ({ make, path, stored }) => {
  let ada: Member;
  let bob: Member;
  let id: string;
  beforeEach(async () => {
    [ada, bob] = await Promise.all([signedUp(), signedUp()]);
    id = await make(ada.id);
  });

  test("are listed for people who may see the count: followed people first, then newest", async () => {
    const people = [];
    for (let made = 0; made < 4; made += 1) people.push(await signedUp());
    for (const person of people) await person.put(path(id));
    const [first, , third, last] = people;
    await bob.put(`/api/users/${first?.id}/follow`);
    await bob.put(`/api/users/${third?.id}/block`);
    const listed = async (who: Member) =>
      (await walk(who, `${path(id)}s?limit=1`, listedPersonSchema.array())).map((person) => person.id);
    expect(await listed(bob)).toEqual([first, last, people[1]].map((person) => person?.id));
    expect(await listed(ada)).toEqual([...people].reverse().map((person) => person.id));
    await ada.put("/api/account/settings", { hideLikeCounts: true });
    expect((await bob.get(`${path(id)}s`)).status).toBe(404);
    expect((await visitor().get(`${path(id)}s`)).status).toBe(401);
  });

  test("fifty parallel likes of one person count as one", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => bob.put(path(id))));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.as(likeStateSchema)).toEqual({ likes: 1, isLiked: true });
    }
    expect(await stored(id)).toEqual({ counter: 1, rows: 1 });
  });

  test("can be undone once, and the count never goes below zero", async () => {
    await bob.put(path(id));
    const answers = await Promise.all(Array.from({ length: 20 }, () => bob.del(path(id))));
    for (const answer of answers) expect(answer.body).toEqual({ likes: 0, isLiked: false });
    expect(await stored(id)).toEqual({ counter: 0, rows: 0 });
  });

  test("parallel likes and unlikes leave the counter equal to the rows", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signedUp()));
    const answers = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: 10 }, (_, turn) => (turn % 2 ? person.del(path(id)) : person.put(path(id)))),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    const { counter, rows } = await stored(id);
    expect(counter).toBe(rows);
  });

  test("counts are hidden if the owner or the viewer turned them off", async () => {
    const shy = await signedUp({ hideLikeCounts: true });
    expect((await shy.put(path(id))).body).toEqual({ likes: null, isLiked: true });
    expect((await bob.put(path(id))).body).toEqual({ likes: 2, isLiked: true });
    await prisma.user.update({ where: { id: ada.id }, data: { hideLikeCounts: true } });
    expect((await bob.del(path(id))).body).toEqual({ likes: null, isLiked: false });
  });

  test("missing or invisible items are 404", async () => {
    await prisma.user.update({ where: { id: ada.id }, data: { isPrivate: true } });
    for (const target of [id, uuid(), "42", "../x"]) {
      expect((await bob.put(path(target.replaceAll("/", "%2F")))).status).toBe(404);
      expect((await bob.del(path(target.replaceAll("/", "%2F")))).status).toBe(404);
    }
    expect((await ada.put(path(id))).status).toBe(200);
  });
});
