import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { toColumns } from "@/lib/activity/routes/formats";
import { loggedWorkoutSchema, workoutDetailSchema } from "@/lib/activity/workouts/schema";
import { boardPostSchema } from "@/lib/community/board/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { commentSchema } from "@/lib/feed/comments/schema";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";
import { LAKEFRONT, RECTANGLE, truth } from "../support/tracks";

/** The newest features, attacked by someone who knows the IDs of other people's items. */
let ada: Member;
let eve: Member;
beforeEach(async () => {
  [ada, eve] = await Promise.all([
    signedUp({ firstName: "Ada", lastName: "Love" }),
    signedUp({ firstName: "Eve", lastName: "Moss" }),
  ]);
});
const notificationsOf = async (who: Member) =>
  (await who.get("/api/notifications")).as(notificationsAnswerSchema).notifications;

describe("mentions", () => {
  test("an id reveals nothing about its owner: unknown, blocking, or not accepting mentions", async () => {
    const [blocking, shy] = await Promise.all([
      signedUp({ firstName: "Bob", lastName: "Stone" }),
      signedUp({ firstName: "Bob", lastName: "Stone" }),
    ]);
    await blocking.put(`/api/users/${eve.id}/block`);
    await shy.put("/api/account/settings", { mentionsFrom: "nobody" });
    const photo = await aPhoto(ada.id);
    const answers = [];
    for (const id of [uuid(), blocking.id, shy.id]) {
      const body = { text: "Look, @Bob Stone", mentionedUserIds: [id] };
      const answer = await eve.post(`/api/photos/${photo}/comments`, body);
      const { id: _id, createdAt: _at, ...rest } = answer.as(commentSchema);
      answers.push([answer.status, rest]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect([await notificationsOf(blocking), await notificationsOf(shy)]).toEqual([[], []]);
  });

  test("people who can't see the photo aren't notified, and no one can add mentions to others' text", async () => {
    const bob = await signedUp({ firstName: "Bob", lastName: "Stone" });
    const photo = await aPhoto(ada.id, { audience: "followers", title: "Where I live" });
    await eve.put(`/api/users/${ada.id}/follow`);
    const words = { text: "@Bob Stone", mentionedUserIds: [bob.id] };
    expect((await eve.post(`/api/photos/${photo}/comments`, words)).status).toBe(201);
    expect(await notificationsOf(bob)).toEqual([]);
    const comment = (await ada.post(`/api/photos/${photo}/comments`, { text: "Home" })).as(commentSchema);
    expect((await eve.patch(`/api/comments/${comment.id}`, words)).status).toBe(403);
    const caption = { caption: words.text, mentionedUserIds: [bob.id] };
    expect((await eve.patch(`/api/photos/${photo}`, caption)).status).toBe(404);
    expect(await prisma.mention.count({ where: { userId: bob.id, authorId: ada.id } })).toBe(0);
  });
});

describe("a private group's board", () => {
  test("a removed member can't read, reply, or report there, and gets no reply notifications", async () => {
    const club = { name: "Sunrise club", description: "Up early", category: "Running", maxMembers: 9 };
    const group = (await ada.post("/api/groups", club)).as(groupSchema).id;
    await eve.put(`/api/groups/${group}/join`);
    const say = (who: Member, text: string, parentId?: string) =>
      who.post(`/api/groups/${group}/posts`, { text, ...(parentId && { parentId }) });
    const hers = (await say(eve, "Who is in?")).as(boardPostSchema).id;
    const others = (await say(ada, "We meet at my place")).as(boardPostSchema).id;
    await ada.patch(`/api/groups/${group}`, { isPrivate: true });
    expect((await ada.del(`/api/groups/${group}/members/${eve.id}`)).status).toBe(204);
    expect((await say(ada, "The door code is 4711", hers)).status).toBe(201);
    expect((await notificationsOf(eve)).map(({ text }) => text).join()).not.toContain("replied");
    const unknownId = uuid();
    for (const id of [hers, others, unknownId]) {
      expect((await eve.get(`/api/group-posts/${id}/answers`)).status).toBe(404);
      expect((await eve.del(`/api/group-posts/${id}`)).status).toBe(404);
      expect((await eve.post("/api/reports", { type: "group-post", id, category: "spam" })).status).toBe(404);
    }
    expect((await say(eve, "Still here")).status).toBe(403);
    // Nor through a group of their own.
    const own = (await eve.post("/api/groups", { ...club, name: "Mine" })).as(groupSchema).id;
    for (const parentId of [others, unknownId])
      expect((await eve.post(`/api/groups/${own}/posts`, { text: "Quote", parentId })).status).toBe(404);
  });
});

test("what a route beat, and how often it was repeated, is private, even if the map is visible", async () => {
  const run = (hours: number) => ({
    activityType: "running",
    route: {
      startedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
      ...toColumns({ points: truth(LAKEFRONT, RECTANGLE).map((point) => ({ ...point, elevation: 181 })), breaks: [] }),
    },
  });
  await ada.put("/api/account/settings", { workoutAudience: "followers", mapAudience: "followers" });
  await eve.put(`/api/users/${ada.id}/follow`);
  await ada.post("/api/workouts/recorded", run(30));
  const { id } = (await ada.post("/api/workouts/recorded", run(5))).as(loggedWorkoutSchema).workout;
  const seen = async (who: Member) => (await who.get(`/api/workouts/${id}`)).as(workoutDetailSchema);
  expect((await seen(ada)).comparison?.repeated?.times).toBe(2);
  const shown = await seen(eve);
  expect(shown.route.shown).not.toBeNull();
  expect(shown.comparison).toBeNull();
  expect((await eve.get("/api/workouts/records")).body).toEqual([]);
});

test("only moderators can see the service status page", async () => {
  expect((await visitor().get("/api/status")).status).toBe(401);
  const answer = await eve.get("/api/status");
  const nothing = await eve.get("/api/no-such-thing");
  expect([answer.status, answer.body]).toEqual([404, nothing.body]);
});
