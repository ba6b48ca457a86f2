import "../support/unlimited";
import { settingsSchema } from "@/lib/account/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { prisma } from "@/lib/core/server/db";
import { type Member, signedUp, visitor } from "../support/api";
import { aVenue, walk } from "../support/fixtures";
import { DEFAULT_SETTINGS as DEFAULTS } from "../support/settings";

const SETTINGS = "/api/account/settings";

let ada: Member;
beforeEach(async () => {
  ada = await signedUp({ firstName: "Ada" });
});

test("a new account is public, and can't be found by contact details", async () => {
  expect((await visitor().get(SETTINGS)).status).toBe(401);
  expect((await visitor().put(SETTINGS, {})).status).toBe(401);
  expect((await ada.get(SETTINGS)).as(settingsSchema)).toEqual(DEFAULTS);
});

test("a change affects only the named settings", async () => {
  const change = { isPrivate: true, units: "km", theme: "dark", quietHours: { from: "22:00", to: "07:30" } };
  // By default, a private account's activity is visible to its followers.
  const changed = { ...DEFAULTS, ...change, workoutAudience: "followers", savedAudience: "followers" };
  expect((await ada.put(SETTINGS, { ...change, unknown: 1 })).body).toEqual(changed);
  expect((await ada.put(SETTINGS, { quietHours: null })).body).toEqual({ ...changed, quietHours: null });
  expect((await ada.put(SETTINGS, {})).body).toEqual({ ...changed, quietHours: null });
  expect((await ada.get(SETTINGS)).as(settingsSchema)).toMatchObject({ isPrivate: true, theme: "dark" });
});

test("interests and the time zone must be known ones", async () => {
  const wishes = { interests: ["running", "coffee"], timeZone: "America/New_York", isWelcomed: true };
  expect((await ada.put(SETTINGS, wishes)).body).toMatchObject(wishes);
  for (const wrong of [
    { interests: ["crime"] },
    { interests: Array(9).fill("art") },
    { timeZone: "Mars/Olympus" },
    { timeZone: "AET" }, // known to Node but not to PostgreSQL
  ]) {
    expect((await ada.put(SETTINGS, wrong)).status).toBe(400);
  }
  expect((await ada.get(SETTINGS)).as(settingsSchema)).toMatchObject(wishes);
});

test("channels are chosen per type, and a pause keeps the choices", async () => {
  await ada.put(SETTINGS, { notifications: { like: ["in-app"], tag: [] } });
  const chosen = { ...DEFAULTS.notifications, like: ["in-app"], tag: [], comment: ["mail"] };
  await ada.put(SETTINGS, { notifications: { comment: ["mail", "mail"] } });
  const paused = await ada.put(SETTINGS, { notificationsPaused: true });
  expect(paused.body).toMatchObject({ notifications: chosen, notificationsPaused: true });
  const going = await ada.put(SETTINGS, { notificationsPaused: false });
  expect(going.body).toMatchObject({ notifications: chosen, notificationsPaused: false });
});

test.each([
  ["isPrivate", { isPrivate: "true" }],
  ["isPrivate", { isPrivate: null }],
  ["units", { units: "metres" }],
  ["theme", { theme: "Dark" }],
  ["defaultAudience", { defaultAudience: "me" }],
  ["quietHours.from", { quietHours: { from: "24:00", to: "07:00" } }],
  ["quietHours.to", { quietHours: { from: "22:00" } }],
  ["quietHours", { quietHours: { from: "22:00", to: "22:00" } }],
  ["notifications.like.0", { notifications: { like: ["sms"] } }],
])("a wrong %s is rejected, and with it the whole change", async (field, change) => {
  const answer = await ada.put(SETTINGS, { reducedMotion: true, ...change });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  expect((await ada.get(SETTINGS)).body).toEqual(DEFAULTS);
});

test("becoming public accepts all pending requests, and counts them", async () => {
  await ada.put(SETTINGS, { isPrivate: true });
  const [bob, cleo, dan] = await Promise.all(["Bob", "Cleo", "Dan"].map((firstName) => signedUp({ firstName })));
  if (!bob || !cleo || !dan) throw new Error("nobody signed up");
  await bob.put(`/api/users/${ada.id}/follow`);
  await cleo.put(`/api/users/${ada.id}/follow`);
  await ada.put(`/api/follow-requests/${cleo.id}`);
  await dan.put(`/api/users/${ada.id}/follow`);
  await Promise.all([ada.put(SETTINGS, { isPrivate: false }), ada.put(SETTINGS, { isPrivate: false })]);
  expect(await prisma.follow.count({ where: { followingId: ada.id, status: "accepted" } })).toBe(3);
  const counted = await prisma.user.findMany({ where: { id: { in: [ada.id, bob.id, cleo.id, dan.id] } } });
  expect(counted.map((user) => [user.firstName, user.followersCount, user.followingCount]).sort()).toEqual([
    ["Ada", 3, 0],
    ["Bob", 0, 1],
    ["Cleo", 0, 1],
    ["Dan", 0, 1],
  ]);
  expect((await ada.get("/api/follow-requests")).body).toEqual([]);
});

test("requests arriving while the account becomes public are all accepted, and counted once", async () => {
  await ada.put(SETTINGS, { isPrivate: true });
  const people = await Promise.all(Array.from({ length: 6 }, () => signedUp()));
  const requested = people.map((person) => person.put(`/api/users/${ada.id}/follow`));
  const answers = await Promise.all([...requested, ada.put(SETTINGS, { isPrivate: false })]);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect(await prisma.follow.count({ where: { followingId: ada.id, status: "accepted" } })).toBe(6);
  expect(await prisma.user.findUniqueOrThrow({ where: { id: ada.id } })).toMatchObject({ followersCount: 6 });
});

test.each([
  ["block", "/api/account/blocks"],
  ["mute", "/api/account/mutes"],
])("blocked or muted people (%s) are listed, newest first, until it's undone", async (how, list) => {
  expect((await visitor().get(list)).status).toBe(401);
  const [bob, cleo] = await Promise.all([signedUp({ firstName: "Bob" }), signedUp({ firstName: "Cleo" })]);
  await ada.put(`/api/users/${bob.id}/${how}`);
  await ada.put(`/api/users/${cleo.id}/${how}`);
  const names = (await ada.get(list)).as(personSchema.array()).map(({ firstName }) => firstName);
  expect(names).toEqual(["Cleo", "Bob"]);
  const walked = await walk(ada, `${list}?limit=1`, personSchema.array());
  expect(walked.map(({ id }) => id)).toEqual([cleo.id, bob.id]);
  expect((await bob.get(list)).body).toEqual([]);
  await ada.del(`/api/users/${cleo.id}/${how}`);
  expect((await ada.get(list)).as(personSchema.array())).toMatchObject([{ id: bob.id }]);
});

describe("the effect of settings", () => {
  const share = (who: Member, content: string) =>
    who.post("/api/posts", { content, activityType: "general" }, { "idempotency-key": content.replaceAll(" ", "-") });
  const posts = async (who: Member | ReturnType<typeof visitor>) => JSON.stringify((await who.get("/api/posts")).body);

  test("posts use the chosen audience; earlier ones are unchanged", async () => {
    const [bob, eve] = [await signedUp({ firstName: "Bob" }), await signedUp({ firstName: "Eve" })];
    await bob.put(`/api/users/${ada.id}/follow`);
    await share(ada, "for everyone");
    await ada.put(SETTINGS, { postAudience: "followers" });
    await share(ada, "for followers");
    await ada.put(SETTINGS, { postAudience: "only_me" });
    await share(ada, "for me");
    const seen = async (who: Parameters<typeof posts>[0]) => {
      const list = await posts(who);
      return ["for everyone", "for followers", "for me"].filter((content) => list.includes(content));
    };
    expect(await seen(ada)).toEqual(["for everyone", "for followers", "for me"]);
    expect(await seen(bob)).toEqual(["for everyone", "for followers"]);
    expect(await seen(eve)).toEqual(["for everyone"]);
    expect(await seen(visitor())).toEqual(["for everyone"]);
  });

  test("a check-in without a setting uses the account's default", async () => {
    await ada.put(SETTINGS, { checkInsPrivate: true });
    const checkIn = async (body: object) => ada.post("/api/check-ins", { venueId: await aVenue(), ...body });
    for (const body of [{}, { isPrivate: false }]) expect((await checkIn(body)).status).toBe(201);
    const made = await prisma.checkIn.findMany({ where: { userId: ada.id }, orderBy: { createdAt: "asc" } });
    expect(made.map(({ isPrivate }) => isPrivate)).toEqual([true, false]);
  });

  test("a search for a full email address finds its owner only if they opted in, and only for members", async () => {
    const bob = await signedUp();
    const people = async (who: Member | ReturnType<typeof visitor>, q: string) => {
      const { body } = await who.get(`/api/search?${new URLSearchParams({ q })}`);
      return JSON.stringify(body).includes(ada.id);
    };
    const address = ada.email ?? "";
    expect(await people(bob, address)).toBe(false);
    await ada.put(SETTINGS, { findableByEmail: true });
    expect(await people(bob, ` ${address.toUpperCase()} `)).toBe(true);
    expect(await people(bob, address.slice(0, -1))).toBe(false);
    expect(await people(visitor(), address)).toBe(false);
    await ada.put(`/api/users/${bob.id}/block`);
    expect(await people(bob, address)).toBe(false);
  });
});
