import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import type { ACTIVITY_AUDIENCES } from "@/lib/core/shared/audiences";
import { venueDetailSchema } from "@/lib/discover/venues/schema";
import { friendActivitySchema } from "@/lib/feed/friend-activity/schema";
import { friendSchema } from "@/lib/social/friends/schema";
import { type Member, signedUp } from "../support/api";
import { aVenue } from "../support/fixtures";

/**
 * Who can see what someone did and saved today, on every surface that shows it: the friends list, a friend, the
 * activity feed, and who was at a place. To add a surface, add a line to SURFACES and a column to the rows.
 */
type Audience = (typeof ACTIVITY_AUDIENCES)[number];
type World = { owner: Member; venueId: string; name: string };

const follow = (followerId: string, followingId: string, status: "accepted" | "requested" = "accepted") =>
  prisma.follow.create({ data: { followerId, followingId, status } });

/** Someone who worked out, saved a place, and checked in today, each at a place with a unique name. */
async function worldOf(account: { isPrivate?: boolean; placesDelayed?: boolean } = {}): Promise<World> {
  const owner = await signedUp({ firstName: "Olga", ...account });
  const name = `Place of ${owner.id}`;
  const venueId = await aVenue({ name });
  await owner.post("/api/workouts", { activityType: "yoga", duration: 20, venueId });
  await owner.post("/api/check-ins", { venueId });
  await owner.put(`/api/saved/venue/${await aVenue()}`);
  return { owner, venueId, name };
}

const RELATIONS = {
  stranger: async (_owner: Member, _viewer: Member) => {},
  asking: (owner: Member, viewer: Member) => follow(viewer.id, owner.id, "requested"),
  follower: (owner: Member, viewer: Member) => follow(viewer.id, owner.id),
  followed: (owner: Member, viewer: Member) => follow(owner.id, viewer.id),
  mutual: async (owner: Member, viewer: Member) => {
    await follow(viewer.id, owner.id);
    await follow(owner.id, viewer.id);
  },
  asksTheFollower: async (owner: Member, viewer: Member) => {
    await follow(viewer.id, owner.id);
    await follow(owner.id, viewer.id, "requested");
  },
  blockedMutual: async (owner: Member, viewer: Member) => {
    await RELATIONS.mutual(owner, viewer);
    await prisma.block.create({ data: { blockerId: owner.id, blockedId: viewer.id } });
  },
} satisfies Record<string, (owner: Member, viewer: Member) => Promise<unknown>>;
type Relation = keyof typeof RELATIONS;

const detailsOf = (friend: { todayActivities: { icon: string }[] } | undefined) =>
  friend?.todayActivities.map(({ icon }) => icon).sort() ?? null;
const SURFACES = {
  list: async (viewer: Member, { owner }: World) =>
    detailsOf((await viewer.get("/api/friends")).as(friendSchema.array()).find(({ id }) => id === owner.id)),
  single: async (viewer: Member, { owner }: World) => {
    const answer = await viewer.get(`/api/friends/${owner.id}`);
    return answer.status === 404 ? null : detailsOf(answer.as(friendSchema));
  },
  feed: async (viewer: Member, { owner }: World) =>
    (await viewer.get("/api/friends/activity"))
      .as(friendActivitySchema.array())
      .filter(({ user }) => user.id === owner.id)
      .map((activity) => (activity.type === "workout" ? activity.activityType : activity.type))
      .sort(),
};

const all = ["check-in", "saved", "yoga"];
const visits = ["check-in"];
const nobody = { stranger: null, asking: null, followed: null, blockedMutual: null };
/** For each chosen audience, on a public and a private account: what each viewer can see. */
const SEEN: [isPrivate: boolean, chosen: Audience | null, Record<Relation, string[] | null>][] = [
  [false, null, { ...nobody, follower: visits, asksTheFollower: visits, mutual: all }],
  [false, "mutual", { ...nobody, follower: visits, asksTheFollower: visits, mutual: all }],
  [false, "followers", { ...nobody, follower: all, asksTheFollower: all, mutual: all }],
  [false, "only_me", { ...nobody, follower: visits, asksTheFollower: visits, mutual: visits }],
  [true, null, { ...nobody, follower: all, asksTheFollower: all, mutual: all }],
  [true, "mutual", { ...nobody, follower: visits, asksTheFollower: visits, mutual: all }],
  [true, "followers", { ...nobody, follower: all, asksTheFollower: all, mutual: all }],
  [true, "only_me", { ...nobody, follower: visits, asksTheFollower: visits, mutual: visits }],
];

describe.each(SEEN)("private %s, shown to %s", (isPrivate, chosen, seen) => {
  let world: World;
  beforeAll(async () => {
    world = await worldOf({ isPrivate });
    if (chosen) await world.owner.put("/api/account/settings", { workoutAudience: chosen, savedAudience: chosen });
  });
  test.each(Object.keys(RELATIONS) as Relation[])("%s", async (relation) => {
    const viewer = await signedUp();
    await RELATIONS[relation](world.owner, viewer);
    const [list, single, feed] = await Promise.all([
      SURFACES.list(viewer, world),
      SURFACES.single(viewer, world),
      SURFACES.feed(viewer, world),
    ]);
    const expected = seen[relation];
    // A saved item isn't an activity.
    const done = expected?.filter((what) => what !== "saved") ?? [];
    expect({ list, single, feed }).toEqual({ list: expected, single: expected, feed: done });
  });
});

test("workouts and saved items have separate audiences", async () => {
  const world = await worldOf();
  const viewer = await signedUp();
  await RELATIONS.follower(world.owner, viewer);
  await world.owner.put("/api/account/settings", { workoutAudience: "followers" });
  expect(await SURFACES.single(viewer, world)).toEqual(["check-in", "yoga"]);
  await world.owner.put("/api/account/settings", { workoutAudience: "only_me", savedAudience: "followers" });
  expect(await SURFACES.single(viewer, world)).toEqual(["check-in", "saved"]);
});

test("until chosen, the settings show the account's defaults", async () => {
  const { owner } = await worldOf();
  const audiences = async () => {
    const { workoutAudience, savedAudience } = (await owner.get("/api/account/settings")).body as Record<
      string,
      string
    >;
    return [workoutAudience, savedAudience];
  };
  expect(await audiences()).toEqual(["mutual", "mutual"]);
  await owner.put("/api/account/settings", { isPrivate: true, savedAudience: "only_me" });
  expect(await audiences()).toEqual(["followers", "only_me"]);
});

/** Everything a mutual follower can see about the place and who was there. */
async function placesIncluded({ owner, venueId, name }: World, viewer: Member) {
  const { text } = await viewer.get(`/api/friends/${owner.id}`);
  const feed = (await viewer.get("/api/friends/activity")).text;
  const { friends } = (await viewer.get(`/api/venues/${venueId}`)).as(venueDetailSchema);
  const namedIn = (expected: string) => expected.split(name).length - 1;
  return { named: namedIn(text), inFeed: namedIn(feed), there: friends.map(({ id }) => id).includes(owner.id) };
}
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

test("a person's location is visible an hour after they were there", async () => {
  const world = await worldOf();
  const viewer = await signedUp();
  await RELATIONS.mutual(world.owner, viewer);
  expect(await placesIncluded(world, viewer)).toEqual({ named: 0, inFeed: 0, there: false });
  expect(await SURFACES.single(viewer, world)).toEqual(all); // the activity itself is visible immediately
  const who = { where: { userId: world.owner.id } };
  await prisma.checkIn.updateMany({ ...who, data: { createdAt: ago(1.1) } });
  await prisma.workout.updateMany({ ...who, data: { createdAt: ago(1.1) } });
  expect(await placesIncluded(world, viewer)).toEqual({ named: 2, inFeed: 2, there: true });
});

test("people who turn the delay off are visible immediately", async () => {
  const world = await worldOf({ placesDelayed: false });
  const viewer = await signedUp();
  await RELATIONS.mutual(world.owner, viewer);
  expect(await placesIncluded(world, viewer)).toEqual({ named: 2, inFeed: 2, there: true });
});

test("private workouts produce no matches", async () => {
  const [viewer, owner] = await Promise.all([signedUp({ openToMatches: true }), signedUp({ openToMatches: true })]);
  for (const member of [viewer, owner])
    for (let session = 0; session < 3; session += 1)
      await member.post("/api/workouts", { activityType: "swimming", duration: 30 });
  const matched = async () => (await viewer.get("/api/ai/social-matches")).text.includes(owner.id);
  expect(await matched()).toBe(true);
  await owner.put("/api/account/settings", { workoutAudience: "only_me" });
  expect(await matched()).toBe(false);
});
