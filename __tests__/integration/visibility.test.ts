import "../support/unlimited";
import { prisma } from "@/lib/core/server/db";
import { z } from "@/lib/core/shared/zod";
import { commentsAnswerSchema } from "@/lib/feed/comments/schema";
import { photoSchema } from "@/lib/feed/photos/schema";
import { type Browser, type Member, signedUp, visitor } from "../support/api";
import { aPhoto, aPost, aVenue, walk } from "../support/made";

/**
 * Who sees what of whom, on which surface. One poster per kind of account, every kind of viewer, the same things
 * posted by each. A new surface is one more line in SURFACES and one more column in SEEN; a new relation one more row.
 */
const PHOTOS = {
  all: {},
  followers: { audience: "followers" },
  mine: { audience: "only_me" },
  homeOnly: { showInProfile: false },
  profileOnly: { showInHome: false },
  nowhere: { showInHome: false, showInProfile: false },
  removed: { hiddenAt: new Date("2026-11-01") },
} as const;
type PhotoName = keyof typeof PHOTOS;
const NAMES = ["all", "followers", "mine", "homeOnly", "profileOnly", "nowhere", "removed"] as const;

type World = { poster: Member; photos: Record<PhotoName, string>; post: string; commented: string };
const listed = z.array(z.object({ id: z.string() }));
const namesOf = ({ photos }: World, ids: string[]) => NAMES.filter((name) => ids.includes(photos[name])).join(" ");
const idsOn = async (viewer: Browser, path: string) => (await walk(viewer, path, listed)).map(({ id }) => id);
const isFound = async (viewer: Browser, path: string) => (await viewer.get(path)).status === 200;

const SURFACES = {
  home: async (viewer: Browser, world: World) => namesOf(world, await idsOn(viewer, "/api/photos/home?limit=50")),
  discover: async (viewer: Browser, world: World) =>
    namesOf(world, await idsOn(viewer, "/api/photos/discover?limit=50")),
  profile: async (viewer: Browser, world: World) => {
    const path = `/api/photos/profile?userId=${world.poster.id}`;
    const { status } = await viewer.get(path);
    return status === 200 ? namesOf(world, await idsOn(viewer, path)) : String(status);
  },
  single: async (viewer: Browser, world: World) => {
    const found = [];
    for (const name of NAMES) if (await isFound(viewer, `/api/photos/${world.photos[name]}`)) found.push(name);
    return found.join(" ");
  },
  comments: async (viewer: Browser, world: World) => {
    const found = [];
    for (const name of NAMES) if (await isFound(viewer, `/api/photos/${world.photos[name]}/comments`)) found.push(name);
    return found.join(" ");
  },
  like: async (viewer: Browser, world: World) => {
    const likable = [];
    for (const name of NAMES) {
      const { status } = await viewer.put(`/api/photos/${world.photos[name]}/like`);
      if (status === 200) likable.push(name);
      else if (status !== 404) return String(status);
    }
    return likable.join(" ");
  },
  save: async (viewer: Browser, world: World) => {
    const savable = [];
    for (const name of NAMES) {
      const { status } = await viewer.put(`/api/saved/photo/${world.photos[name]}`);
      if (status === 200) savable.push(name);
      else if (status !== 404) return String(status);
    }
    return savable.join(" ");
  },
  /** The poster's words under somebody else's public photo. */
  wordsElsewhere: async (viewer: Browser, world: World) => {
    const comments = (await viewer.get(`/api/photos/${world.commented}/comments`)).as(commentsAnswerSchema);
    return comments.some(({ user }) => user.id === world.poster.id);
  },
  /** Whether the counter of that photo counts them. */
  countedElsewhere: async (viewer: Browser, world: World) =>
    (await viewer.get(`/api/photos/${world.commented}`)).as(photoSchema).comments === 2,
  posts: async (viewer: Browser, world: World) => (await idsOn(viewer, "/api/posts?limit=50")).includes(world.post),
  person: (viewer: Browser, world: World) => isFound(viewer, `/api/users/${world.poster.id}`),
  followers: (viewer: Browser, world: World) => isFound(viewer, `/api/users/${world.poster.id}/followers`),
};
type Surface = keyof typeof SURFACES;
const COLUMNS = Object.keys(SURFACES) as Surface[];

async function aFollower({ poster }: World): Promise<Member> {
  const viewer = await signedUp();
  await prisma.follow.create({ data: { followerId: viewer.id, followingId: poster.id, status: "accepted" } });
  return viewer;
}

const RELATIONS = {
  self: async (world: World) => world.poster,
  follower: aFollower,
  asking: async ({ poster }: World) => {
    const viewer = await signedUp();
    await prisma.follow.create({ data: { followerId: viewer.id, followingId: poster.id, status: "requested" } });
    return viewer;
  },
  followed: async ({ poster }: World) => {
    const viewer = await signedUp();
    await prisma.follow.create({ data: { followerId: poster.id, followingId: viewer.id, status: "accepted" } });
    return viewer;
  },
  stranger: () => signedUp(),
  mutedThem: async ({ poster }: World) => {
    const viewer = await signedUp();
    await viewer.put(`/api/users/${poster.id}/mute`);
    return viewer;
  },
  followerWhoMuted: async (world: World) => {
    const viewer = await aFollower(world);
    await viewer.put(`/api/users/${world.poster.id}/mute`);
    return viewer;
  },
  blockedThem: async ({ poster }: World) => {
    const viewer = await signedUp();
    await prisma.block.create({ data: { blockerId: viewer.id, blockedId: poster.id } });
    return viewer;
  },
  blockedByThem: async ({ poster }: World) => {
    const viewer = await signedUp();
    await prisma.block.create({ data: { blockerId: poster.id, blockedId: viewer.id } });
    return viewer;
  },
  visitor: async () => visitor(),
} satisfies Record<string, (world: World) => Promise<Browser>>;
type Relation = keyof typeof RELATIONS;

async function worldOf(account: { isPrivate?: boolean; suspendedAt?: Date }): Promise<World> {
  const [poster, other] = await Promise.all([signedUp(), signedUp()]);
  const venueId = await aVenue();
  const made: [PhotoName, string][] = [];
  for (const name of NAMES) made.push([name, await aPhoto(poster.id, { venueId, ...PHOTOS[name] })]);
  const commented = await aPhoto(other.id);
  for (const by of [poster, other]) await by.post(`/api/photos/${commented}/comments`, { text: "Hello" });
  const post = await aPost(poster.id);
  await prisma.user.update({ where: { id: poster.id }, data: account });
  const photos = Object.fromEntries(made) as Record<PhotoName, string>; // one entry for each name
  return { poster, photos, post, commented };
}

type Row = Partial<Record<Surface, string | boolean>>;
/** What a moderator hid is still its owner's to see, but on no page of others'. */
const own = "all followers mine homeOnly profileOnly nowhere removed";
const open = "all homeOnly profileOnly";
const toFollowers = "all followers homeOnly profileOnly";
const nothing = { home: "", discover: "", single: "", comments: "", like: "", save: "", posts: false };
const hidden = {
  ...nothing,
  profile: "404",
  wordsElsewhere: false,
  countedElsewhere: false,
  person: false,
  followers: false,
};
/** Counters move when a moderator suspends somebody, in that same transaction; here only the column was written. */
const gone = { ...hidden, countedElsewhere: true };
const strangers = {
  home: "all homeOnly",
  discover: "all homeOnly",
  profile: "all profileOnly",
  single: open,
  comments: open,
  like: open,
  save: open,
  wordsElsewhere: true,
  countedElsewhere: true,
  posts: true,
  person: true,
  followers: true,
};
const accepted = {
  ...strangers,
  home: "all followers homeOnly",
  discover: "all followers homeOnly",
  profile: "all followers profileOnly",
  single: toFollowers,
  comments: toFollowers,
  like: toFollowers,
  save: toFollowers,
};
const themselves = {
  ...strangers,
  home: "all followers mine homeOnly",
  discover: "all followers mine homeOnly",
  profile: "all followers mine profileOnly removed",
  single: own,
  comments: own,
  like: own,
  save: own,
};
const visitors = { profile: "401", like: "401", save: "401" };
const muted = { home: "", discover: "", posts: false };
const locked = {
  ...nothing,
  profile: "",
  wordsElsewhere: true,
  countedElsewhere: true,
  person: true,
  followers: false,
};

const SEEN: Record<"public" | "private" | "suspended", Record<Relation, Row>> = {
  public: {
    self: themselves,
    follower: accepted,
    asking: strangers,
    followed: strangers,
    stranger: strangers,
    mutedThem: { ...strangers, ...muted },
    followerWhoMuted: { ...accepted, ...muted },
    blockedThem: hidden,
    blockedByThem: hidden,
    visitor: { ...strangers, ...visitors },
  },
  private: {
    self: themselves,
    follower: accepted,
    asking: locked,
    followed: locked,
    stranger: locked,
    mutedThem: locked,
    followerWhoMuted: { ...accepted, ...muted },
    blockedThem: hidden,
    blockedByThem: hidden,
    visitor: { ...locked, ...visitors },
  },
  suspended: {
    // A suspended person has no session: every surface that needs one refuses them as it refuses a visitor.
    self: { ...gone, ...visitors },
    follower: gone,
    asking: gone,
    followed: gone,
    stranger: gone,
    mutedThem: gone,
    followerWhoMuted: gone,
    blockedThem: hidden,
    blockedByThem: hidden,
    visitor: { ...gone, ...visitors },
  },
};

const ACCOUNTS = {
  public: {},
  private: { isPrivate: true },
  suspended: { suspendedAt: new Date("2026-11-01") },
} as const;

describe.each(Object.keys(SEEN) as (keyof typeof SEEN)[])("of a %s account", (account) => {
  let world: World;
  beforeAll(async () => {
    world = await worldOf(ACCOUNTS[account]);
  });

  test.each(Object.keys(RELATIONS) as Relation[])("%s sees what the table says", async (relation) => {
    const viewer: Browser = await RELATIONS[relation](world);
    const seen: Row = {};
    for (const surface of COLUMNS) seen[surface] = await SURFACES[surface](viewer, world);
    expect(seen).toEqual(SEEN[account][relation]);
  });
});
