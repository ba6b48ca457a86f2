/** @jest-environment <rootDir>/__tests__/support/database-environment.mjs */
import "../support/unlimited";
import { v7 as uuid } from "uuid";
import { continueExports } from "@/lib/account/exports/jobs";
import { exportStartedSchema } from "@/lib/account/exports/schema";
import { checkIn } from "@/lib/activity/check-ins/mutations";
import { toColumns } from "@/lib/activity/routes/formats";
import { createWorkout } from "@/lib/activity/workouts/mutations";
import { createWorkoutSchema, loggedWorkoutSchema } from "@/lib/activity/workouts/schema";
import { calendarToken } from "@/lib/community/calendars/access";
import { communityEventSchema } from "@/lib/community/events/schema";
import { groupSchema } from "@/lib/community/groups/schema";
import { prisma } from "@/lib/core/server/db";
import { env } from "@/lib/core/server/env";
import { CHICAGO, dayIn, daysAfter, instantAt } from "@/lib/core/shared/clock";
import { resetSharedFeed } from "@/lib/feed/home/shared-feed";
import { albumSchema } from "@/lib/feed/memories/schema";
import { countActivity } from "@/lib/suggestions/recommendations/activity";
import { createdEventSchema, sharedPlanSchema } from "@/lib/suggestions/shared-plans/schema";
import { refreshTrending } from "@/lib/suggestions/trending/jobs";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { seededCity } from "../support/city";
import { operations } from "../support/contracts";
import { aPhoto, aPost } from "../support/fixtures";
import { LAKEFRONT, moved, RECTANGLE, truth } from "../support/tracks";

/**
 * Two worlds that differ in one private fact: for anyone who may not know it, every GET in the contract must respond
 * the same, byte for byte. Both are this database, before and after the fact, so that IDs and times match.
 */

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
/** Three days ago: its album exists, and its activity is visible to everyone. */
const DAY = daysAfter(dayIn(CHICAGO, new Date()), -3);
const NOON = instantAt(CHICAGO, DAY, 12 * 60);
const SOON = instantAt(CHICAGO, daysAfter(dayIn(CHICAGO, new Date()), 2), 12 * 60).toISOString();

/**
 * Most facts are about Ada. Only Olive can see her workouts, Pia's account is private, and Gil is in a private group.
 */
const PEOPLE = {
  ada: {
    firstName: "Ada",
    bio: "Runs at dawn",
    showOnLeaderboard: false,
    mapAudience: "mutual",
    workoutAudience: "followers",
  },
  olive: { firstName: "Olive", showOnLeaderboard: false, workoutAudience: "only_me" },
  pia: { firstName: "Pia", isPrivate: true, showOnLeaderboard: false, bio: "Reads", location: "Pilsen, Chicago" },
  gil: { firstName: "Gil" },
  stranger: { firstName: "Sam" },
  follower: { firstName: "Fay" },
  mutual: { firstName: "Mia" },
  blocked: { firstName: "Bob" },
  host: { firstName: "Hal" },
  moderator: { firstName: "Mo", email: `moderator-${process.pid}@example.com` },
} as const;
type Viewer = keyof typeof PEOPLE | "visitor";
const VIEWERS = ["visitor", ...Object.keys(PEOPLE)] as Viewer[];

const people = new Map<Viewer, Member>();
const who = (name: keyof typeof PEOPLE): Member => {
  const member = people.get(name);
  if (!member) throw new Error(name);
  return member;
};
const browserOf = (viewer: Viewer): Browser => people.get(viewer) ?? visitor();

/** Sample IDs for paths, by the preceding segment. */
const samples = new Map<string, string[]>();
const sample = (prefix: string, ...ids: string[]) => samples.set(prefix, [...(samples.get(prefix) ?? []), ...ids]);
/** Replaces IDs that differ between the worlds with one name. */
const remade = new Map<string, string>();
function remake(prefix: string, name: string, id: string): void {
  const before = [...remade].find(([, known]) => known === name)?.[0];
  samples.set(prefix, [...(samples.get(prefix) ?? []).filter((one) => one !== before), id]);
  remade.set(id, name);
}

/** Values that reveal nothing about people, or differ in every response. */
const LEFT_OUT: Record<string, string> = {
  "/api/auth/apple": "a redirect with a state of its own",
  "/api/auth/callback/apple": "as above",
  "/api/auth/facebook": "as above",
  "/api/auth/google": "as above",
  "/api/docs": "off unless API_DOCS is on",
  "/api/docs/{file}": "as above",
  "/api/health": "the process",
  "/api/jobs/run": "for schedulers that know a secret",
  "/api/login": "a redirect that ends sessions",
  "/api/ready": "the process",
  "/api/status": "the process, for moderators",
  "/api/unsubscribe/{token}": "a page about the token's own account",
};
const QUERIES: Record<string, string[]> = {
  "/api/leaderboard/city": ["?period=all", "?scope=friends", "?around=true"],
  "/api/search": ["?q=Ada", "?q=Pilsen", "?q=Secret", "?q=Navy%20Pier"],
  "/api/venues": ["?q=pier", "?near=41.88,-87.63"],
  "/api/community/events": ["?q=Secret"],
  "/api/trending/contextual": ["?timeOfDay=morning"],
};

/** Every GET in the contract, with a sample for each ID, so that new routes are included automatically. */
async function paths(): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path } of await operations()) {
    if (method !== "GET" || path in LEFT_OUT) continue;
    const [prefix = "", rest] = path.split(/\{\w+\}/);
    const ids = rest === undefined ? [""] : samples.get(prefix);
    if (!ids) throw new Error(`${path} has no sample ids: add them to the world`);
    for (const id of ids) {
      const url = rest === undefined ? path : `${prefix}${id}${rest}`;
      found.push(url, ...(QUERIES[path] ?? []).map((query) => url + query));
    }
  }
  for (const id of samples.get("/api/users/") ?? []) found.push(`/api/photos/profile?userId=${id}`);
  for (const token of samples.get("/api/calendars/") ?? [])
    for (const id of samples.get("/api/groups/") ?? []) found.push(`/api/calendars/${token}/events.ics?groupId=${id}`);
  return found;
}

const IGNORED_HEADERS = new Set(["x-request-id", "date", "etag"]);
const NOW = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
const isNow = (time: string) => Math.abs(Date.parse(time) - Date.now()) < 10 * 60_000;

async function answerOf(browser: Browser, path: string): Promise<string> {
  const { status, headers, text } = await browser.get(path);
  const informed = [...headers]
    .filter(([name]) => !IGNORED_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`);
  const named = [...remade].reduce(
    (all, [id, name]) => all.replaceAll(id, name),
    [status, ...informed, text].join("\n"),
  );
  return named.replaceAll(/DTSTAMP:\w+/g, "now").replaceAll(NOW, (time) => (isNow(time) ? "now" : time));
}

type World = Map<Viewer, Map<string, string>>;
let ahead = 0;

/** Every response for every viewer, after jobs have run and caches are cleared. */
async function world(viewers: readonly Viewer[] = VIEWERS): Promise<World> {
  ahead += 600_000;
  resetSharedFeed();
  await prisma.placeActivity.updateMany({ data: { countedAt: ago(1) } });
  await prisma.session.updateMany({ data: { createdAt: new Date() } }); // a login counts as recent for five minutes
  await Promise.all([refreshTrending(), countActivity()]);
  await visitor().get("/api/ai/recommendations");
  await new Promise((done) => setTimeout(done, 300));
  const requested = await paths();
  const answers: World = new Map();
  for (const viewer of viewers) {
    const browser = browserOf(viewer);
    const informed = new Map<string, string>();
    for (const path of requested) {
      const name = [...remade].reduce((all, [id, known]) => all.replaceAll(id, known), path);
      informed.set(name, await answerOf(browser, path));
    }
    answers.set(viewer, informed);
  }
  return answers;
}

/** Where the worlds respond differently to a viewer: the differing line in both. */
function differences(before: World, after: World, viewer: Viewer): string[] {
  const [one, other] = [before.get(viewer), after.get(viewer)];
  return [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])].flatMap((path) => {
    const [was = "", is = ""] = [one?.get(path), other?.get(path)];
    if (was === is) return [];
    let at = 0;
    while (was[at] === is[at]) at += 1;
    const cut = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    return [`${viewer} ${path}: ${cut(was)} / ${cut(is)}`];
  });
}

type Fact = {
  /** Sets up the world without the fact; by default, the world left by the previous fact. */
  before?: () => Promise<void>;
  happen: () => Promise<void>;
  /** Who may know the fact. */
  known: readonly Viewer[];
  /** Those who can learn it from some response. */
  informed: readonly Viewer[];
};

let venueId: string;
let routeId: string;
let groupId: string;
let planId: string;
let secretId: string;

const anEvent = (title: string, more: object = {}) => ({
  ...{ title, description: "By the lake", date: SOON.slice(0, 10), time: "18:00", location: "Pier", address: "" },
  ...{ category: "Social", maxAttendees: 9, price: 0, tags: [], ...more },
});

/** Shares a plan of Gil's and turns it into an event. */
async function dayAsEvent(stops: (shared: { stops: object[] }) => object[]): Promise<void> {
  const gil = who("gil");
  const plan = await prisma.sharedPlan.findUniqueOrThrow({ where: { id: planId } });
  if (plan.eventId) await prisma.communityEvent.delete({ where: { id: plan.eventId } });
  const shared = (await gil.get(`/api/plans/shared/${planId}`)).as(sharedPlanSchema);
  const data = { eventId: null, stops: JSON.parse(JSON.stringify(stops(shared))) };
  await prisma.sharedPlan.update({ where: { id: planId }, data });
  const { eventId } = (await gil.post(`/api/plans/shared/${planId}/event`)).as(createdEventSchema);
  remake("/api/community/events/", "made-event", eventId);
}

/** Shares a plan of Ada's that starts at her position. */
async function dayFrom({ lat, lng }: { lat: number; lng: number }): Promise<void> {
  const ada = who("ada");
  await prisma.sharedPlan.deleteMany({ where: { ownerId: ada.id } });
  const location = { latitude: lat, longitude: lng };
  const wish = { time: "full", budget: "any", company: "friends", startsAt: SOON, location };
  const { id } = (await ada.post("/api/plans/shared", wish)).as(sharedPlanSchema);
  remake("/api/plans/shared/", "made-plan", id);
}

const EVERYONE = VIEWERS.filter((viewer) => viewer !== "blocked");
const FACTS: Record<string, Fact> = {
  "a private check-in": {
    happen: async () => void (await checkIn(who("ada").id, { venueId, isPrivate: true }, undefined, ago(2))),
    known: ["ada"],
    informed: ["ada"],
  },
  "where a recorded route begins": {
    happen: async () => {
      const begun = truth(LAKEFRONT, RECTANGLE).map((point, index) => ({
        ...point,
        ...(index < 20 && moved(point, 0, 30)),
        elevation: null,
      }));
      const longer = { distanceMeters: { increment: 60 } };
      const { polyline } = toColumns({ points: begun, breaks: [] });
      await prisma.workoutRoute.update({ where: { workoutId: routeId }, data: { polyline, ...longer } });
      await prisma.workout.update({ where: { id: routeId }, data: longer });
    },
    known: ["ada"],
    informed: ["ada"],
  },
  "a workout that only its owner can see": {
    happen: async () => {
      const run = { activityType: "running", duration: 30, startedAt: ago(3).toISOString() };
      await createWorkout(who("olive").id, createWorkoutSchema.parse(run), undefined, ago(2));
    },
    known: ["olive"],
    informed: ["olive"],
  },
  "a private account's profile and activity": {
    happen: async () => {
      const { id } = who("pia");
      await prisma.user.update({ where: { id }, data: { bio: "Runs in Pilsen", location: "Bridgeport, Chicago" } });
      await checkIn(id, { venueId, isPrivate: false }, undefined, ago(50));
      const run = { activityType: "running", duration: 30, startedAt: ago(51).toISOString() };
      await createWorkout(id, createWorkoutSchema.parse(run), undefined, ago(50));
      await aPhoto(id, { title: "Secret garden", venueId, createdAt: ago(50) });
    },
    known: ["pia", "follower"],
    informed: ["pia", "follower"],
  },
  "a private group's event": {
    happen: async () => {
      const made = await who("gil").post("/api/community/events", anEvent("Secret party", { groupId }));
      secretId = made.as(communityEventSchema).id;
      remake("/api/community/events/", "secret-event", secretId);
    },
    known: ["gil"],
    informed: ["gil"],
  },
  "a private group's event in a plan that became an event": {
    before: () => dayAsEvent(({ stops: [, ...others] }) => others),
    happen: () =>
      dayAsEvent(({ stops }) => [
        { ...stops[0], targetType: "community-event", targetId: secretId, title: "Secret party" },
        ...stops,
      ]),
    known: ["gil"],
    informed: ["gil"],
  },
  "the position of someone planning a day": {
    before: () => dayFrom({ lat: 41.8827, lng: -87.6233 }),
    happen: () => dayFrom({ lat: 41.8838, lng: -87.6233 }),
    known: [],
    informed: [],
  },
  "the activity of someone on either side of a block": {
    happen: async () => {
      const ada = who("ada");
      await checkIn(ada.id, { venueId, isPrivate: false }, undefined, ago(30));
      await aPost(ada.id, { content: "Out and about" });
      for (const id of samples.get("/api/photos/") ?? []) {
        await ada.put(`/api/photos/${id}/like`);
        await ada.post(`/api/photos/${id}/comments`, { text: "Nice" });
      }
      for (const id of samples.get("/api/posts/") ?? []) await ada.post(`/api/posts/${id}/comments`, { text: "Nice" });
      for (const id of samples.get("/api/community/events/") ?? []) await ada.put(`/api/community/events/${id}/join`);
      await ada.put(`/api/users/${who("host").id}/follow`);
      await ada.put(`/api/groups/${samples.get("/api/groups/")?.at(-1)}/join`);
    },
    known: EVERYONE,
    informed: ["ada", "host", "stranger", "visitor"],
  },
};

beforeAll(async () => {
  // Freezes the clock but not timers, so that text like "Closes in 5 min" stays the same.
  const immediate = ["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "clearImmediate"] as const;
  const timers = ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const;
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...immediate, ...timers] });
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + ahead);
  await seededCity();
  for (const [name, person] of Object.entries(PEOPLE)) people.set(name as keyof typeof PEOPLE, await signedUp(person));
  env.MODERATOR_EMAILS.push(PEOPLE.moderator.email);
  const [ada, gil, host] = [who("ada"), who("gil"), who("host")];
  for (const name of ["follower", "mutual"] as const)
    for (const followed of ["ada", "olive"] as const) await who(name).put(`/api/users/${who(followed).id}/follow`);
  for (const followed of ["mutual", "gil"] as const) await ada.put(`/api/users/${who(followed).id}/follow`);
  await who("olive").put(`/api/users/${who("mutual").id}/follow`);
  const followers = { followerId: who("follower").id, followingId: who("pia").id, status: "accepted" } as const;
  await prisma.follow.create({ data: followers });
  await ada.put(`/api/users/${who("blocked").id}/block`);
  venueId = (await prisma.venue.findFirstOrThrow({ where: { name: "Navy Pier" } })).id;

  const points = truth(LAKEFRONT, RECTANGLE).map((point) => ({ ...point, elevation: null }));
  const route = { startedAt: NOON.toISOString(), ...toColumns({ points, breaks: [] }) };
  const recorded = await ada.post("/api/workouts/recorded", { activityType: "running", route });
  routeId = recorded.as(loggedWorkoutSchema).workout.id;
  const openCheckIn = await checkIn(ada.id, { venueId, isPrivate: false }, undefined, NOON);
  const photoId = await aPhoto(ada.id, { createdAt: NOON, venueId });
  const album = (await ada.patch(`/api/memories/${DAY}`, { audience: "everyone" })).as(albumSchema);
  const hostsPhoto = await aPhoto(host.id, { title: "A lake" });

  const aGroup = async (by: Member, name: string, isPrivate: boolean) =>
    (await by.post("/api/groups", { name, description: "We walk", category: "Social", maxMembers: 9, isPrivate })).as(
      groupSchema,
    ).id;
  groupId = await aGroup(gil, "Private walkers", true);
  const openGroup = await aGroup(host, "Open walkers", false);
  const event = (await host.post("/api/community/events", anEvent("Open walk"))).as(communityEventSchema);
  const groupPost = await prisma.groupPost.create({ data: { groupId: openGroup, userId: host.id, text: "Hello" } });
  const guide = await prisma.memberGuide.create({ data: { userId: host.id, title: "By the lake" } });
  const shared = await gil.post("/api/plans/shared", {
    time: "full",
    budget: "any",
    company: "friends",
    startsAt: SOON,
  });
  planId = shared.as(sharedPlanSchema).id;
  await ada.post("/api/invites");
  const invite = await prisma.invite.findFirstOrThrow();

  sample("/api/users/", ...["ada", "olive", "pia", "gil", "host"].map((name) => who(name as keyof typeof PEOPLE).id));
  sample("/api/friends/", ada.id, who("olive").id, who("pia").id);
  sample("/api/workouts/", routeId);
  sample("/api/check-ins/", openCheckIn.id);
  sample("/api/photos/", photoId, hostsPhoto);
  sample("/api/posts/", await aPost(ada.id), await aPost(who("host").id));
  sample("/api/albums/", album.id ?? "");
  sample("/api/memories/", DAY);
  sample("/api/memories/years/", DAY.slice(0, 4));
  sample("/api/groups/", groupId, openGroup);
  sample("/api/group-posts/", groupPost.id);
  sample("/api/community/events/", event.id);
  remake("/api/community/events/", "secret-event", uuid());
  sample("/api/member-guides/", guide.id);
  sample("/api/plans/shared/", planId);
  sample("/api/venues/", venueId);
  sample("/api/events/", (await prisma.event.findFirstOrThrow()).id);
  sample("/api/guides/", (await prisma.guide.findFirstOrThrow()).slug);
  sample("/api/trending/activities/", (await prisma.trendingActivity.findFirstOrThrow()).id);
  sample("/api/categories/", "SPOTS", "GUIDES");
  sample("/api/passport/areas/", "32", "8");
  sample("/api/ways/", "lakefront-ardmore-belmont");
  sample("/api/invites/", invite.token);
  sample("/api/calendars/", await calendarToken(who("stranger").id));
  const requested = (await ada.post("/api/account/export", {})).as(exportStartedSchema);
  await continueExports();
  sample("/api/account/export/", requested.id);
}, 60_000);

afterAll(() => void jest.useRealTimers());

let last: World;
test("a response is the same if nothing has happened", async () => {
  const first = await world();
  last = await world();
  expect(VIEWERS.flatMap((viewer) => differences(first, last, viewer))).toEqual([]);
  // Each GET succeeds for someone, so that every comparison is meaningful. A check-in code exists only around its
  // event.
  const answered = [...last.values()].flatMap((informed) => [...informed].filter(([, text]) => text.startsWith("200")));
  const pathOf = (url: string) => url.split("?")[0];
  const read = new Set(answered.map(([url]) => pathOf(url)));
  const silent = [...(last.get("ada") ?? [])].filter(
    ([url]) => !read.has(pathOf(url)) && !url.includes("secret-event"),
  );
  expect(silent.map(([url]) => url)).toEqual([expect.stringMatching(/check-in$/)]);
}, 60_000);

test.each(Object.entries(FACTS))(
  "%s is invisible to people without access",
  async (_name, { before, happen, known, informed }) => {
    if (before) {
      await before();
      last = await world();
    }
    await happen();
    const after = await world();
    const hidden = VIEWERS.filter((viewer) => !known.includes(viewer));
    const found = hidden.flatMap((viewer) => differences(last, after, viewer));
    for (const viewer of informed)
      expect([viewer, differences(last, after, viewer).length > 0]).toEqual([viewer, true]);
    last = after;
    expect(found).toEqual([]);
  },
  60_000,
);
