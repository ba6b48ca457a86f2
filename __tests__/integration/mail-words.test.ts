import "../support/unlimited";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma, rows, sql } from "@/lib/core/server/db";
import { sendMessage } from "@/lib/core/server/outbox";
import { mailNotifications } from "@/lib/notifications/mails/jobs";
import { pushText } from "@/lib/notifications/pushes/rules";
import { KINDS, NOTIFICATION_KINDS } from "@/lib/notifications/rules";
import { type Member, signedUp } from "../support/api";
import { NEXT_JUNE } from "../support/fixtures";
import { messagesTo } from "../support/outbox";

/** Phishing through Windmile's own email: it must not contain a stranger's text. */
const BAIT = "Your account is locked: unlock it at https://windmile.example/login";
const MARK = /locked|unlock|example|evil|http:/;

let ada: Member;
let mallory: Member;
beforeEach(async () => {
  ada = await signedUp({ firstName: "Ada" });
  mallory = await signedUp({ firstName: "evil.com Click" });
});

const mail = async () => {
  await rows(sql`update notification_emails set "createdAt" = "createdAt" - interval '16 minutes'`);
  await mailNotifications(new Date("2026-11-20T18:00:00Z"));
  const { subject = "", text = "" } = messagesTo(ada.email ?? "").at(-1) ?? {};
  const [words = ""] = text.split("\n\nSee all notifications:");
  return `${subject}\n${words}`;
};
const hold = async (by: Member) => {
  const event = { title: BAIT, date: NEXT_JUNE, time: "07:30", location: BAIT, category: "Running", maxAttendees: 9 };
  const { body } = await by.post("/api/community/events", event);
  return (body as { id: string }).id;
};

test("email to guests of a stranger's event doesn't contain the stranger's words", async () => {
  const id = await hold(mallory);
  await ada.put(`/api/community/events/${id}/join`);
  await mallory.patch(`/api/community/events/${id}`, { time: "09:00", location: `${BAIT} now` });
  const changed = await mail();
  expect(changed).toMatch(/^An event on \w{3}, \w{3} \d+ at 9:00 AM was updated\n/);
  expect(changed).not.toMatch(MARK);

  await mallory.del(`/api/community/events/${id}`, { reason: BAIT });
  const canceled = await mail();
  expect(canceled).toMatch(/^An event on .* was canceled\n/);
  expect(canceled).not.toMatch(MARK);
});

test("someone you follow is quoted, in one line", async () => {
  await prisma.user.update({ where: { id: mallory.id }, data: { firstName: "Mel" } });
  await ada.put(`/api/users/${mallory.id}/follow`);
  const id = await hold(mallory);
  await mallory.post(`/api/community/events/${id}/invitations`, { userIds: [ada.id] });
  expect(await mail()).toContain(`Mel invited you to “${BAIT}”`);
});

test("a stranger can't invite, and names they chose are left out of emails", async () => {
  const id = await hold(mallory);
  await mallory.put(`/api/users/${ada.id}/follow`);
  const invited = await mallory.post(`/api/community/events/${id}/invitations`, { userIds: [ada.id] });
  expect(invited.body).toEqual({ invited: 0 });
  const following = await mail();
  expect(following).toMatch(/^Someone started following you\n/);
  expect(following).not.toMatch(MARK);

  const name = BAIT.slice(0, 40);
  const club = { name, description: "We run", category: "Running", maxMembers: 20, isPrivate: true };
  const group = (await mallory.post("/api/groups", club)).as(groupSchema);
  await ada.put(`/api/groups/${group.id}/join`);
  await mallory.put(`/api/groups/${group.id}/requests/${ada.id}`);
  const welcomed = await mail();
  expect(welcomed).toMatch(/^Your request to join a group was approved\n/);
  expect(welcomed).not.toMatch(MARK);
});

test("a subject is always one line", async () => {
  await sendMessage({ to: ada.email ?? "", subject: "Hello\r\nBcc: all@example.com\u2028x", text: "" });
  expect(messagesTo(ada.email ?? "").at(-1)?.subject).toBe("Hello Bcc: all@example.com x");
});

test("a push has a fixed sentence per kind, without anything people wrote", () => {
  for (const kind of NOTIFICATION_KINDS) {
    for (const count of [1, 3]) expect(pushText(kind, count)).toMatch(/^[\w' :,-]+$/);
  }
  expect(pushText).toHaveLength(2); // it contains only the kind and the count
  expect(Object.keys(KINDS).length).toBeGreaterThan(20);
});
