import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { prisma } from "@/lib/core/server/db";
import { followAnswerSchema } from "@/lib/social/follows/schema";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { walk } from "../support/fixtures";

let ada: Member;
let bob: Member;
beforeEach(async () => {
  [ada, bob] = await Promise.all([signedUp({ firstName: "Ada" }), signedUp({ firstName: "Bob" })]);
});
const follow = (by: Member, target: Member) => by.put(`/api/users/${target.id}/follow`);
const unfollow = (by: Member, target: Member) => by.del(`/api/users/${target.id}/follow`);
const makePrivate = (person: Member, isPrivate = true) =>
  prisma.user.update({ where: { id: person.id }, data: { isPrivate } });

/** The relationship between two people, and both of their counters. */
async function between(follower: Member, followed: Member) {
  const key = { followerId: follower.id, followingId: followed.id };
  const row = await prisma.follow.findUnique({ where: { followerId_followingId: key } });
  const [a, b] = await Promise.all(
    [follower, followed].map(({ id }) => prisma.user.findUniqueOrThrow({ where: { id } })),
  );
  return [row?.status ?? "none", a?.followingCount, b?.followersCount];
}

test("following twice counts once, and unfollowing works", async () => {
  expect((await follow(ada, bob)).as(followAnswerSchema)).toEqual({ state: "following", followersCount: 1 });
  expect((await follow(ada, bob)).body).toEqual({ state: "following", followersCount: 1 });
  expect(await between(ada, bob)).toEqual(["accepted", 1, 1]);
  expect((await unfollow(ada, bob)).body).toEqual({ state: "none", followersCount: 0 });
  expect((await unfollow(ada, bob)).body).toEqual({ state: "none", followersCount: 0 });
  expect(await between(ada, bob)).toEqual(["none", 0, 0]);
});

test("a private account gets a request, and only an accepted follower counts", async () => {
  await makePrivate(bob);
  expect((await follow(ada, bob)).body).toEqual({ state: "requested", followersCount: null });
  expect((await follow(ada, bob)).body).toEqual({ state: "requested", followersCount: null });
  expect(await between(ada, bob)).toEqual(["requested", 0, 0]);
  const asking = (await bob.get("/api/follow-requests")).as(listedPersonSchema.array());
  expect(asking).toEqual([expect.objectContaining({ id: ada.id, firstName: "Ada", followState: "none", isMe: false })]);
  expect((await ada.get("/api/follow-requests")).body).toEqual([]);
  expect((await bob.put(`/api/follow-requests/${ada.id}`)).status).toBe(204);
  expect((await bob.put(`/api/follow-requests/${ada.id}`)).status).toBe(204);
  expect(await between(ada, bob)).toEqual(["accepted", 1, 1]);
  expect((await bob.get("/api/follow-requests")).body).toEqual([]);
});

test("a request can be declined, withdrawn, and sent again", async () => {
  await makePrivate(bob);
  await follow(ada, bob);
  expect((await bob.del(`/api/follow-requests/${ada.id}`)).status).toBe(204);
  expect((await bob.del(`/api/follow-requests/${ada.id}`)).status).toBe(204);
  expect((await bob.put(`/api/follow-requests/${ada.id}`)).status).toBe(404);
  await follow(ada, bob);
  expect((await unfollow(ada, bob)).body).toEqual({ state: "none", followersCount: null });
  await follow(ada, bob);
  await makePrivate(bob, false);
  expect((await follow(ada, bob)).body).toEqual({ state: "following", followersCount: 1 });
});

test("declining an accepted follower changes nothing; removing one does", async () => {
  await follow(ada, bob);
  await bob.del(`/api/follow-requests/${ada.id}`);
  expect(await between(ada, bob)).toEqual(["accepted", 1, 1]);
  expect((await bob.del(`/api/followers/${ada.id}`)).status).toBe(204);
  expect((await bob.del(`/api/followers/${ada.id}`)).status).toBe(204);
  expect(await between(ada, bob)).toEqual(["none", 0, 0]);
});

test("twenty parallel requests, acceptances, and withdrawals leave counters equal to rows", async () => {
  await makePrivate(bob);
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => [
      follow(ada, bob),
      bob.put(`/api/follow-requests/${ada.id}`),
      unfollow(ada, bob),
    ]).flat(),
  );
  expect(answers.filter(({ status }) => ![200, 204, 404].includes(status))).toEqual([]);
  const [status, following, followers] = await between(ada, bob);
  const count = status === "accepted" ? 1 : 0;
  expect([following, followers]).toEqual([count, count]);
});

test("twenty parallel follows and unfollows among people leave counters equal to rows", async () => {
  const people = [ada, bob, ...(await Promise.all(Array.from({ length: 3 }, () => signedUp())))];
  const storms = people.flatMap((by) =>
    people
      .filter((target) => target !== by)
      .map(async (target) => {
        const answers = await Promise.all([
          follow(by, target),
          unfollow(by, target),
          follow(by, target),
          unfollow(by, target),
          follow(by, target),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      }),
  );
  expect(storms).toHaveLength(20);
  await Promise.all(storms);
  for (const { id } of people) {
    const user = await prisma.user.findUniqueOrThrow({ where: { id } });
    const rows = await Promise.all([
      prisma.follow.count({ where: { followingId: id, status: "accepted" } }),
      prisma.follow.count({ where: { followerId: id, status: "accepted" } }),
    ]);
    expect([user.followersCount, user.followingCount]).toEqual(rows);
  }
});

test("followers and following, newest first, page by page while others follow", async () => {
  const fans = [];
  for (let index = 0; index < 7; index += 1) {
    const fan = await signedUp();
    await follow(fan, ada);
    fans.unshift(fan.id);
  }
  const seen = await walk(visitor(), `/api/users/${ada.id}/followers?limit=3`, listedPersonSchema.array(), async () => {
    await follow(await signedUp(), ada);
  });
  expect(seen.map(({ id }) => id)).toEqual(fans);
  await follow(bob, ada);
  await follow(ada, bob);
  const [row] = (await ada.get(`/api/users/${bob.id}/following`)).as(listedPersonSchema.array());
  expect(row).toEqual({
    id: ada.id,
    firstName: "Ada",
    lastName: "Lovelace",
    username: expect.stringMatching(/^ada\.lovelace\d*$/),
    profileImageUrl: null,
    followState: "none",
    isMe: true,
  });
  const [other] = (await ada.get(`/api/users/${ada.id}/following`)).as(listedPersonSchema.array());
  expect(other).toMatchObject({ id: bob.id, followState: "following", isMe: false });
});

test("a private account's lists are for accepted followers", async () => {
  await makePrivate(bob);
  for (const list of ["followers", "following"]) {
    const path = `/api/users/${bob.id}/${list}`;
    expect((await visitor().get(path)).status).toBe(404);
    expect((await ada.get(path)).status).toBe(404);
    expect((await bob.get(path)).status).toBe(200);
  }
  await follow(ada, bob);
  expect((await ada.get(`/api/users/${bob.id}/followers`)).status).toBe(404);
  await bob.put(`/api/follow-requests/${ada.id}`);
  expect((await ada.get(`/api/users/${bob.id}/followers`)).status).toBe(200);
});

test("following yourself is 400, an unknown person is 404, visitors are 401", async () => {
  expect((await follow(ada, ada)).status).toBe(400);
  expect((await unfollow(ada, ada)).status).toBe(400);
  for (const id of [uuid(), "7", "me"]) {
    for (const answer of [
      ada.put(`/api/users/${id}/follow`),
      ada.del(`/api/users/${id}/follow`),
      ada.del(`/api/followers/${id}`),
      ada.put(`/api/follow-requests/${id}`),
      ada.del(`/api/follow-requests/${id}`),
      ada.get(`/api/users/${id}/followers`),
      ada.get(`/api/users/${id}/following`),
    ]) {
      expect((await answer).status).toBe(404);
    }
  }
  for (const answer of [
    visitor().put(`/api/users/${bob.id}/follow`),
    visitor().del(`/api/users/${bob.id}/follow`),
    visitor().del(`/api/followers/${bob.id}`),
    visitor().get("/api/follow-requests"),
    visitor().put(`/api/follow-requests/${bob.id}`),
    visitor().del(`/api/follow-requests/${bob.id}`),
  ]) {
    expect((await answer).status).toBe(401);
  }
  expect((await ada.get(`/api/users/${bob.id}/followers?cursor=forged`)).status).toBe(400);
});
