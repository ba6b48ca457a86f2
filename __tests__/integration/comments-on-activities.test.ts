import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { commentSchema } from "@/lib/feed/comments/schema";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPost } from "../support/fixtures";

const workoutOf = async (userId: string) =>
  (
    await prisma.workout.create({
      data: { userId, activityType: "running", duration: 30, startedAt: new Date(Date.now() - 7_200_000) },
    })
  ).id;

const THINGS = [
  ["workout", workoutOf],
  ["post", (userId: string) => aPost(userId)],
] as const;

describe.each(THINGS)("comments on a %s", (type, make) => {
  let ada: Member;
  let bob: Member;
  let id: string;
  const thing = () => `/api/${type}s/${id}`;
  const list = async (by: Member) => (await by.get(`${thing()}/comments`)).as(commentSchema.array());
  const write = async (by: Member, text: string, parentId?: string) =>
    (await by.post(`${thing()}/comments`, { text, parentId })).as(commentSchema);
  const notificationsOf = async (by: Member) =>
    (await by.get("/api/notifications")).as(notificationsAnswerSchema).notifications.map(({ text }) => text);

  /** Someone who follows Ada, and so sees her workouts. */
  const aFollower = async (firstName: string) => {
    const person = await signedUp({ firstName });
    await person.put(`/api/users/${ada.id}/follow`);
    return person;
  };

  beforeEach(async () => {
    ada = await signedUp({ firstName: "Ada" });
    bob = await aFollower("Bob");
    await prisma.notification.deleteMany({ where: { userId: ada.id } });
    await prisma.user.update({ where: { id: ada.id }, data: { workoutAudience: "followers" } });
    id = await make(ada.id);
  });

  test("are created once per key, counted, replied to, liked, pinned, and removed by the owner", async () => {
    const send = () => bob.post(`${thing()}/comments`, { text: " Well done! " }, { "idempotency-key": "once" });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.as(commentSchema).id]).toEqual([201, first.as(commentSchema).id]);
    const root = first.as(commentSchema);
    const reply = await write(ada, "Thank you", root.id);
    expect((await list(bob)).map(({ text, parentId }) => [text, parentId])).toEqual([
      ["Well done!", null],
      ["Thank you", root.id],
    ]);
    expect((await bob.get(thing())).body).toMatchObject({ comments: 2, canComment: true });
    expect((await ada.put(`/api/comments/${root.id}/like`)).as(commentSchema)).toMatchObject({ likes: 1 });
    expect((await ada.put(`/api/comments/${root.id}/pin`)).as(commentSchema).isPinned).toBe(true);
    expect((await bob.put(`/api/comments/${root.id}/pin`)).status).toBe(403);
    expect(await notificationsOf(ada)).toEqual([`Bob commented on your ${type}`]);
    expect((await notificationsOf(bob)).toSorted()).toEqual(["Ada liked your comment", "Ada replied to your comment"]);
    expect((await bob.del(`/api/comments/${reply.id}`)).status).toBe(403);
    expect((await ada.del(`/api/comments/${root.id}`)).status).toBe(204);
    expect([await list(bob), await notificationsOf(ada), await notificationsOf(bob)]).toEqual([[], [], []]);
    expect((await bob.get(thing())).body).toMatchObject({ comments: 0 });
  });

  test("mention people, who are notified until the mention is removed", async () => {
    const cyd = await aFollower("Cyd");
    const comment = (
      await bob.post(`${thing()}/comments`, { text: "Look, @Cyd Lovelace", mentionedUserIds: [cyd.id] })
    ).as(commentSchema);
    expect(comment.mentions.map(({ name }) => name)).toEqual(["Cyd Lovelace"]);
    expect(await notificationsOf(cyd)).toEqual(["Bob mentioned you"]);
    await bob.del(`/api/comments/${comment.id}`);
    expect(await notificationsOf(cyd)).toEqual([]);
  });

  test("are for people who can see it, and not for blocked or excluded people", async () => {
    const comment = await write(bob, "Hello");
    const cyd = await aFollower("Cyd");
    await bob.put(`/api/users/${cyd.id}/block`);
    expect([await list(cyd), (await cyd.get(thing())).body]).toMatchObject([[], { comments: 0 }]);
    await prisma.user.update({ where: { id: ada.id }, data: { commentsFrom: "nobody" } });
    expect((await bob.post(`${thing()}/comments`, { text: "Again" })).status).toBe(403);
    expect((await bob.get(thing())).body).toMatchObject({ comments: 1, canComment: false });
    await ada.put(`/api/users/${bob.id}/block`);
    const refused = [
      await bob.get(`${thing()}/comments`),
      await bob.post(`${thing()}/comments`, { text: "Still here" }),
      await bob.put(`/api/comments/${comment.id}/like`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await visitor().post(`${thing()}/comments`, { text: "Who am I?" })).status).toBe(401);
  });

  test("can be reported by those who see them", async () => {
    const comment = await write(bob, "Rude");
    const report = (by: Member) => by.post("/api/reports", { type: "comment", id: comment.id, category: "harassment" });
    expect((await report(ada)).status).toBe(201);
    const cyd = await aFollower("Cyd");
    await ada.put(`/api/users/${cyd.id}/block`);
    expect((await report(cyd)).status).toBe(404);
  });

  test("are deleted with it, and with their author's account", async () => {
    await write(bob, "One");
    await write(ada, "Two");
    await prisma.user.delete({ where: { id: bob.id } });
    expect((await list(ada)).map(({ text }) => text)).toEqual(["Two"]);
    await ada.del(thing());
    expect(await prisma.comment.count({ where: { userId: ada.id } })).toBe(0);
  });
});

test("a comment is about exactly one item", async () => {
  const ada = await signedUp();
  await expect(prisma.comment.create({ data: { userId: ada.id, text: "About nothing" } })).rejects.toThrow();
  const [workoutId, postId] = [await workoutOf(ada.id), await aPost(ada.id)];
  await expect(prisma.comment.create({ data: { userId: ada.id, text: "Both", workoutId, postId } })).rejects.toThrow();
});
