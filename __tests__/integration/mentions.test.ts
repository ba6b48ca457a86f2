import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { commentSchema } from "@/lib/feed/comments/schema";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Member, signedUp, visitor } from "../support/api";
import { aPhoto } from "../support/fixtures";

let ada: Member;
let bob: Member;
let eve: Member;
let photoId: string;

beforeEach(async () => {
  ada = await signedUp({ firstName: "Ada", lastName: "Love" });
  bob = await signedUp({ firstName: "Bob", lastName: "Stone" });
  eve = await signedUp({ firstName: "Eve", lastName: "Moss" });
  photoId = await aPhoto(ada.id, { title: "Pier" });
});

const mentionCount = async (who: Member) =>
  (await who.get("/api/notifications")).text.split("mentioned you").length - 1;
const caption = (who: Member, text: string, ...people: Member[]) =>
  who.patch(`/api/photos/${photoId}`, { caption: text, mentionedUserIds: people.map(({ id }) => id) });
const namedInCaption = async (who: Pick<Member, "get">) =>
  (await who.get(`/api/photos/${photoId}`)).as(photoSchema).mentions.map(({ name }) => name);
const comment = async (who: Member, text: string, ...people: Member[]) =>
  (await who.post(`/api/photos/${photoId}/comments`, { text, mentionedUserIds: people.map(({ id }) => id) })).as(
    commentSchema,
  );
const namedIn = async (who: Pick<Member, "get">, id: string) =>
  (await who.get(`/api/photos/${photoId}/comments`))
    .as(commentSchema.array())
    .find((one) => one.id === id)
    ?.mentions.map(({ name }) => name);

test("a comment mentions the named people, everyone sees it, and they are notified once", async () => {
  const { id, mentions } = await comment(bob, "See you there @Eve Moss!", eve, ada);
  expect(mentions).toEqual([{ id: eve.id, name: "Eve Moss" }]); // Ada's ID was sent, but she isn't named in the text
  expect(await namedIn(visitor(), id)).toEqual(["Eve Moss"]);
  expect(await mentionCount(eve)).toBe(1);
  expect(await mentionCount(ada)).toBe(0);
  await bob.patch(`/api/comments/${id}`, { text: "See you there at six @Eve Moss!" });
  expect(await namedIn(ada, id)).toEqual(["Eve Moss"]);
  await bob.patch(`/api/comments/${id}`, { text: "See you there at six" });
  expect(await namedIn(ada, id)).toEqual([]);
  expect(await mentionCount(eve)).toBe(0); // it was deleted with the comment
});

test("a caption mentions people when posted and when edited; later name changes don't affect links", async () => {
  await caption(ada, "With @Bob Stone", bob);
  expect(await namedInCaption(visitor())).toEqual(["Bob Stone"]);
  await prisma.user.update({ where: { id: bob.id }, data: { lastName: "Rock" } });
  await caption(ada, "With @Bob Stone and @Eve Moss", eve);
  expect(await namedInCaption(visitor())).toEqual(["Bob Stone", "Eve Moss"]);
  expect([await mentionCount(bob), await mentionCount(eve)]).toEqual([1, 1]);
  await ada.patch(`/api/photos/${photoId}`, { title: "Navy Pier" });
  expect(await namedInCaption(visitor())).toEqual(["Bob Stone", "Eve Moss"]);
});

test("a typed username mentions its person, even after a change of username", async () => {
  const maya = await signedUp({ firstName: "Maya", lastName: "Johnson", username: "maya.j" });
  const { id } = await comment(bob, "Ask @maya.j.");
  await prisma.user.update({ where: { id: maya.id }, data: { username: "maya.runs" } });
  const [found] = (await ada.get(`/api/photos/${photoId}/comments`))
    .as(commentSchema.array())
    .filter((one) => one.id === id);
  expect(found?.mentions).toEqual([{ id: maya.id, name: "maya.j" }]);
  expect(await mentionCount(maya)).toBe(1);
});

test("people who accept mentions only from followers, or from no one, can't be mentioned by others, and the switch mutes it", async () => {
  await eve.put("/api/account/settings", { mentionsFrom: "followers" });
  expect((await comment(bob, "@Eve Moss", eve)).mentions).toEqual([]);
  await bob.put(`/api/users/${eve.id}/follow`);
  expect((await comment(bob, "@Eve Moss again", eve)).mentions).toHaveLength(1);
  await eve.put("/api/account/settings", { mentionsFrom: "nobody" });
  expect((await comment(bob, "@Eve Moss, once more", eve)).mentions).toEqual([]);
  expect(await mentionCount(eve)).toBe(1);
  await ada.put("/api/account/settings", { notifications: { mention: [] } });
  expect((await comment(bob, "@Ada Love", ada)).mentions).toHaveLength(1);
  expect(await mentionCount(ada)).toBe(0);
});

test("a block prevents mentions in both directions, and removes existing ones", async () => {
  const { id } = await comment(bob, "@Eve Moss", eve);
  await eve.put(`/api/users/${bob.id}/block`);
  expect(await namedIn(ada, id)).toEqual([]);
  expect(await mentionCount(eve)).toBe(0);
  expect((await comment(bob, "@Eve Moss?", eve)).mentions).toEqual([]);
  // Ada's comment names Eve for everyone except Bob, who can no longer see her.
  const other = await comment(ada, "@Eve Moss", eve);
  expect(await namedIn(visitor(), other.id)).toEqual(["Eve Moss"]);
  expect(await namedIn(bob, other.id)).toEqual([]);
});

test("a mention is deleted with its comment, its photo, and its people; too many are refused", async () => {
  const { id } = await comment(bob, "@Eve Moss", eve);
  await caption(ada, "@Eve Moss", eve);
  await bob.del(`/api/comments/${id}`);
  expect(await prisma.mention.count({ where: { userId: eve.id } })).toBe(1);
  await prisma.photo.delete({ where: { id: photoId } });
  expect(await prisma.mention.count({ where: { userId: eve.id } })).toBe(0);
  const many = Array.from({ length: 21 }, () => eve.id);
  const refused = await bob.post(`/api/photos/${photoId}/comments`, { text: "@Eve Moss", mentionedUserIds: many });
  expect(refused.status).toBe(400);
});

test("a draft keeps its caption's mentions", async () => {
  const draft = { caption: "@Eve Moss", mentionedUserIds: [eve.id] };
  expect((await ada.post("/api/drafts", draft)).status).toBe(201);
  expect((await ada.get("/api/drafts")).text).toContain(`"mentionedUserIds":["${eve.id}"]`);
});
