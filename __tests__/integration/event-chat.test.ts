import "../support/unlimited";
import { writeMessage } from "@/lib/community/chat/mutations";
import { messageSchema } from "@/lib/community/chat/schema";
import { communityEventSchema } from "@/lib/community/events/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";

let [host, ada, eve]: Member[] = [];
let eventId: string;

function who(member: Member | undefined): Member {
  if (!member) throw new Error("three people");
  return member;
}
const chat = () => `/api/community/events/${eventId}/messages`;
const say = (member: Member | undefined, text: string, headers?: Record<string, string>) =>
  who(member).post(chat(), { text }, headers);
const textsFor = async (member: Member | undefined) =>
  (await who(member).get(chat())).as(messageSchema.array()).map(({ text }) => text);

beforeEach(async () => {
  [host, ada, eve] = await Promise.all(["Host", "Ada", "Eve"].map((firstName) => signedUp({ firstName })));
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const event = { title: "Lake run", date: day, time: "09:00", location: "Loop", category: "Running", maxAttendees: 2 };
  eventId = (await who(host).post("/api/community/events", event)).as(communityEventSchema).id;
  await who(ada).put(`/api/community/events/${eventId}/join`);
});

test("guests can chat; people on the waitlist, outsiders, and former guests can't", async () => {
  expect((await say(ada, "Hello")).status).toBe(201);
  expect((await say(host, " Welcome ")).status).toBe(201);
  expect(await textsFor(ada)).toEqual(["Welcome", "Hello"]);
  await who(eve).put(`/api/community/events/${eventId}/join`); // waitlisted: both spots are taken
  for (const answer of [await say(eve, "Me too"), await who(eve).get(chat())]) expect(answer.status).toBe(403);
  await who(ada).del(`/api/community/events/${eventId}/join`);
  for (const answer of [await say(ada, "Bye"), await who(ada).get(chat())]) expect(answer.status).toBe(403);
  expect(await textsFor(eve)).toEqual(["Welcome", "Hello"]); // moved up, and can read the earlier messages
});

test("polling costs a few bytes until something changes, separately for each viewer", async () => {
  await say(ada, "Hello");
  const first = await who(host).get(chat());
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const again = (given: string) => who(host).get(chat(), { "if-none-match": given });
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const unchanged = await again(given);
    expect([unchanged.status, unchanged.bytes.length, unchanged.headers.get("etag")]).toEqual([304, 0, etag]);
  }
  expect((await who(ada).get(chat(), { "if-none-match": etag })).status).toBe(200);
  await prisma.eventMessage.updateMany({ where: { eventId }, data: { hiddenAt: new Date() } });
  expect((await again(etag)).status).toBe(200);
  await who(ada).put(`/api/users/${who(host).id}/block`); // and with it her spot
  expect((await who(ada).get(chat(), { "if-none-match": etag })).status).toBe(404);
});

test("a message sent twice with its key is stored once, and forty sent at once are all stored", async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(ada, "Once", { "idempotency-key": "m1" })));
  expect(new Set(answers.map((answer) => answer.as(messageSchema).id)).size).toBe(1);
  const sends = Array.from({ length: 40 }, (_, index) => say(index % 2 ? ada : host, `Word ${index}`));
  for (const { status } of await Promise.all(sends)) expect(status).toBe(201);
  const texts = new Set<string>();
  let next: string | null = `${chat()}?limit=7`;
  while (next) {
    const page = await who(ada).get(next);
    for (const { text } of page.as(messageSchema.array())) texts.add(text);
    next = /<([^>]+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? null;
  }
  expect(texts.size).toBe(41);
});

test("you can delete your own messages, the host everyone's, and others none", async () => {
  const mine = (await say(ada, "Mine")).as(messageSchema);
  const hosts = (await say(host, "Host's")).as(messageSchema);
  expect((await who(ada).del(`/api/event-messages/${hosts.id}`)).status).toBe(403);
  expect((await who(eve).del(`/api/event-messages/${mine.id}`)).status).toBe(404);
  expect((await who(host).del(`/api/event-messages/${mine.id}`)).status).toBe(204);
  expect((await who(host).del(`/api/event-messages/${mine.id}`)).status).toBe(404);
  expect(await textsFor(ada)).toEqual(["Host's"]);
});

test("readers can report messages; hidden ones are only visible to their author; blocked people don't see each other's", async () => {
  const { id } = (await say(ada, "Something mean")).as(messageSchema);
  const report = { type: "event-message", id, category: "harassment" };
  expect((await who(eve).post("/api/reports", report)).status).toBe(404);
  expect((await who(host).post("/api/reports", report)).status).toBe(201);
  expect((await prisma.report.findFirstOrThrow({ where: { targetId: id } })).snapshot).toMatchObject({
    title: "Lake run",
    text: "Something mean",
  });
  await prisma.eventMessage.update({ where: { id }, data: { hiddenAt: new Date() } });
  expect(await textsFor(host)).toEqual([]);
  expect((await who(ada).get(chat())).as(messageSchema.array())).toEqual([expect.objectContaining({ isHidden: true })]);
  await prisma.eventMessage.update({ where: { id }, data: { hiddenAt: null } });
  await prisma.communityEvent.update({ where: { id: eventId }, data: { maxAttendees: 3 } });
  await who(eve).put(`/api/community/events/${eventId}/join`);
  await who(eve).put(`/api/users/${who(ada).id}/block`);
  expect(await textsFor(eve)).toEqual([]);
  expect(await textsFor(host)).toEqual(["Something mean"]);
});

test("it becomes read-only a day after the event started", async () => {
  await say(ada, "See you");
  const { startsAt } = await prisma.communityEvent.findUniqueOrThrow({ where: { id: eventId } });
  const at = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000);
  await writeMessage(who(ada).id, eventId, { text: "Thanks" }, undefined, at(23));
  await expect(writeMessage(who(ada).id, eventId, { text: "Late" }, undefined, at(25))).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await textsFor(host)).toEqual(["Thanks", "See you"]);
});

test("refusals", async () => {
  expect((await visitor().get(chat())).status).toBe(401);
  for (const text of ["", "   ", "x".repeat(1001), null]) {
    expect((await who(ada).post(chat(), { text })).status).toBe(400);
  }
  expect((await who(ada).get("/api/community/events/nonsense/messages")).status).toBe(404);
  expect(await prisma.eventMessage.count({ where: { eventId } })).toBe(0);
});
