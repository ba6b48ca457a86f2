import "../support/unlimited";
import { boardRowSchema } from "@/lib/activity/leaderboard/schema";
import { prisma, transaction } from "@/lib/core/server/db";
import { z } from "@/lib/core/shared/zod";
import { CHICAGO, dayIn } from "@/lib/core/shared/zone";
import { commentSchema } from "@/lib/feed/comments/schema";
import { albumSchema } from "@/lib/feed/memories/schema";
import { photoSchema } from "@/lib/feed/photos/schema";
import { notify } from "@/lib/notifications/mutations";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { type Browser, Member, signedUp, visitor } from "../support/api";
import {
  COMMUNITY_SURFACES,
  type CommunitySurface,
  type CommunityWorld,
  communityWorld,
  joins,
} from "../support/community-surfaces";
import { aPhoto, aPost, aVenue, walk } from "../support/fixtures";
import { image } from "../support/images";

/**
 * Who sees whose content, on every surface: one poster per kind of account, every kind of viewer, and the same content
 * from each poster. To add a surface, add a line to SURFACES and a column to SEEN; to add a relation, add a row.
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

const GUIDES = ["all", "followers", "mine", "removed"] as const;
const CATEGORY = "Iconic Landmarks & Architecture";

type World = {
  poster: Member;
  guides: Record<(typeof GUIDES)[number], string>;
  album: string;
  event: string;
  photos: Record<PhotoName, string>;
  post: string;
  commented: string;
  /** Someone between poster and viewer, who follows one and is followed by the other. */
  other: Member;
  /** A stored picture of a photo for everyone. */
  picture: string;
};
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
  /** The poster's comment on someone else's public photo. */
  wordsElsewhere: async (viewer: Browser, world: World) => {
    const comments = (await viewer.get(`/api/photos/${world.commented}/comments`)).as(commentSchema.array());
    return comments.some(({ user }) => user.id === world.poster.id);
  },
  /** Whether that photo's counter includes it. */
  countedElsewhere: async (viewer: Browser, world: World) =>
    (await viewer.get(`/api/photos/${world.commented}`)).as(photoSchema).comments === 2,
  /** Among the photos of someone else's event. */
  eventPhotos: async (viewer: Browser, world: World) =>
    namesOf(world, await idsOn(viewer, `/api/community/events/${world.event}/photos?limit=50`)),
  /** The photos in the poster's day album, which is shared with everyone. */
  album: async (viewer: Browser, world: World) => {
    const answer = await viewer.get(`/api/albums/${world.album}`);
    if (answer.status !== 200) return "";
    const { photos } = answer.as(albumSchema);
    return namesOf(
      world,
      photos.map(({ id }) => id),
    );
  },
  guide: async (viewer: Browser, world: World) => {
    const found = [];
    for (const name of GUIDES) if (await isFound(viewer, `/api/member-guides/${world.guides[name]}`)) found.push(name);
    return found.join(" ");
  },
  /** Next to the curated ones on a category screen. */
  guidesBeside: async (viewer: Browser, world: World) => {
    const listed = (
      await viewer.get(`/api/categories/${encodeURIComponent(CATEGORY)}/guides?q=${world.poster.firstName}`)
    ).text;
    return GUIDES.filter((name) => listed.includes(world.guides[name])).join(" ");
  },
  guideList: async (viewer: Browser, world: World) => {
    const { status } = await viewer.get("/api/member-guides");
    if (status !== 200) return String(status);
    const ids = await idsOn(viewer, "/api/member-guides?limit=50");
    return GUIDES.filter((name) => ids.includes(world.guides[name])).join(" ");
  },
  followGuide: async (viewer: Browser, world: World) => {
    const followed = [];
    for (const name of GUIDES) {
      const { status } = await viewer.put(`/api/member-guides/${world.guides[name]}/follow`);
      if (status === 200) followed.push(name);
      else if (status !== 404) return String(status);
    }
    return followed.join(" ");
  },
  posts: async (viewer: Browser, world: World) => (await idsOn(viewer, "/api/posts?limit=50")).includes(world.post),
  person: (viewer: Browser, world: World) => isFound(viewer, `/api/users/${world.poster.id}`),
  followers: (viewer: Browser, world: World) => isFound(viewer, `/api/users/${world.poster.id}/followers`),
  /** By the poster's first name, which is also in their photos' search text. */
  search: async (viewer: Browser, world: World) => {
    const found = (await viewer.get(`/api/search?q=${world.poster.firstName}`)).text;
    const photos = namesOf(
      world,
      NAMES.map((name) => world.photos[name]).filter((id) => found.includes(id)),
    );
    return `${found.includes(world.poster.id) ? "person" : "nobody"} ${photos}`.trim();
  },
  suggestions: async (viewer: Browser, world: World) => {
    const answer = await viewer.get("/api/friends/suggestions");
    return answer.status === 200 ? answer.as(listed).some(({ id }) => id === world.poster.id) : String(answer.status);
  },
  board: async (viewer: Browser, world: World) => {
    const rows = (await viewer.get("/api/leaderboard/city")).as(boardRowSchema.array());
    return rows.some(({ user }) => user.id === world.poster.id);
  },
  /** Whether the viewer is notified of the poster's actions on their photo. */
  notifications: async (viewer: Browser, world: World) => {
    const answer = await viewer.get("/api/notifications");
    if (answer.status !== 200) return String(answer.status);
    const told = answer.as(notificationsAnswerSchema);
    return told.notifications.some(({ actors }) => actors.some(({ id }) => id === world.poster.id));
  },
  media: (viewer: Browser, world: World) => isFound(viewer, world.picture),
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

let worlds = 0;
const aName = () => {
  worlds += 1;
  return `Quill${String.fromCharCode(97 + (worlds % 26), 97 + Math.floor(worlds / 26))}ax`;
};

async function worldOf(account: { isPrivate?: boolean; suspendedAt?: Date }): Promise<World> {
  const [poster, other] = await Promise.all([signedUp({ firstName: aName() }), signedUp()]);
  const file = new File([new Uint8Array(await image())], "p.jpg");
  const picture = (await poster.upload("/api/photos/upload", { photo: file })).as(photoSchema).photoUrl;
  await poster.post("/api/posts", { content: "Paid, so that I stand on the board" });
  await prisma.follow.create({ data: { followerId: other.id, followingId: poster.id, status: "accepted" } });
  const venueId = await aVenue();
  const made: [PhotoName, string][] = [];
  for (const name of NAMES)
    made.push([name, await aPhoto(poster.id, { venueId, caption: poster.firstName, ...PHOTOS[name] })]);
  const aGuide = async (name: (typeof GUIDES)[number]) => {
    const { audience, hiddenAt } = { audience: undefined, hiddenAt: undefined, ...PHOTOS[name] };
    const { id } = await prisma.memberGuide.create({
      data: {
        ...{ userId: poster.id, title: `Where ${poster.firstName} goes`, ...(audience && { audience }) },
        ...(hiddenAt && { hiddenAt }),
        places: { create: { position: 0, type: "venue", targetId: venueId } },
      },
    });
    return id;
  };
  const guides = {
    ...{ all: await aGuide("all"), followers: await aGuide("followers") },
    ...{ mine: await aGuide("mine"), removed: await aGuide("removed") },
  };
  const startsAt = new Date(Date.now() - 3_600_000);
  const { id: event } = await prisma.communityEvent.create({
    data: {
      ...{ title: "Walk", description: "", date: startsAt, time: "18:00", startsAt, location: "Loop", address: "" },
      ...{ category: "Walking", maxAttendees: 9, attendees: 1, tags: [], hostId: other.id },
      photos: { create: made.map(([, photoId]) => ({ photoId })) },
    },
  });
  const day = dayIn(CHICAGO, new Date());
  const { id: album } = await prisma.album.create({
    data: { userId: poster.id, day: new Date(day), audience: "everyone" },
  });
  const commented = await aPhoto(other.id);
  for (const by of [poster, other]) await by.post(`/api/photos/${commented}/comments`, { text: "Hello" });
  const post = await aPost(poster.id);
  await prisma.user.update({ where: { id: poster.id }, data: account });
  const photos = Object.fromEntries(made) as Record<PhotoName, string>; // one entry per name
  return { poster, album, event, guides, photos, post, commented, other, picture };
}

/** What connects the two in every case: a mutual friend, and an activity of the poster. */
async function bringTogether({ poster, other }: World, viewer: Browser): Promise<void> {
  if (!(viewer instanceof Member) || viewer.id === poster.id) return;
  await prisma.follow.create({ data: { followerId: viewer.id, followingId: other.id, status: "accepted" } });
  const target = { type: "photo", id: await aPhoto(viewer.id) } as const;
  await transaction((tx) => notify(tx, { to: viewer.id, kind: "like", actorId: poster.id, target }));
}

type Row = Partial<Record<Surface, string | boolean>>;
/** The owner still sees content a moderator hid, but not on other people's pages. */
const own = "all followers mine homeOnly profileOnly nowhere removed";
const open = "all homeOnly profileOnly";
const toFollowers = "all followers homeOnly profileOnly";
const noContent = { album: "", eventPhotos: "", guide: "", guidesBeside: "", guideList: "", followGuide: "" };
const nothing = {
  ...{ home: "", discover: "", single: "", comments: "", like: "", save: "", posts: false, media: false },
  ...noContent,
};
const hidden = {
  ...nothing,
  search: "nobody",
  suggestions: false,
  board: false,
  notifications: false,
  profile: "404",
  wordsElsewhere: false,
  countedElsewhere: false,
  person: false,
  followers: false,
};
const strangers = {
  home: "all homeOnly",
  discover: "all homeOnly",
  profile: "all profileOnly",
  single: open,
  comments: open,
  like: open,
  save: open,
  album: open,
  eventPhotos: open,
  ...{ guide: "all", guidesBeside: "all", guideList: "all", followGuide: "all" },
  wordsElsewhere: true,
  countedElsewhere: true,
  posts: true,
  person: true,
  followers: true,
  search: "person all homeOnly",
  suggestions: true,
  board: true,
  notifications: true,
  media: true,
};
/** People who follow or asked to follow are no longer suggested. */
const accepted = {
  ...strangers,
  search: "person all followers homeOnly",
  suggestions: false,
  home: "all followers homeOnly",
  discover: "all followers homeOnly",
  profile: "all followers profileOnly",
  single: toFollowers,
  comments: toFollowers,
  like: toFollowers,
  save: toFollowers,
  album: toFollowers,
  eventPhotos: toFollowers,
  ...{
    guide: "all followers",
    guidesBeside: "all followers",
    guideList: "all followers",
    followGuide: "all followers",
  },
};
const themselves = {
  ...strangers,
  search: "person all followers mine homeOnly",
  suggestions: false,
  notifications: false,
  home: "all followers mine homeOnly",
  discover: "all followers mine homeOnly",
  profile: "all followers mine profileOnly removed",
  single: own,
  comments: own,
  like: own,
  save: own,
  album: "all followers mine homeOnly profileOnly nowhere",
  eventPhotos: own,
  ...{ guide: GUIDES.join(" "), guidesBeside: GUIDES.join(" "), guideList: GUIDES.join(" "), followGuide: "409" },
};
const visitors = {
  ...{ profile: "401", like: "401", save: "401", suggestions: "401", notifications: "401" },
  ...{ guideList: "401", followGuide: "401" },
};
const muted = {
  home: "",
  discover: "",
  guidesBeside: "",
  guideList: "",
  posts: false,
  suggestions: false,
  notifications: false,
};
const locked = {
  ...nothing,
  profile: "",
  wordsElsewhere: true,
  countedElsewhere: true,
  person: true,
  followers: false,
  search: "person",
  suggestions: true,
  board: true,
  notifications: true,
};

const SEEN: Record<"public" | "private" | "suspended", Record<Relation, Row>> = {
  public: {
    self: themselves,
    follower: accepted,
    asking: { ...strangers, suggestions: false },
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
    asking: { ...locked, suggestions: false },
    followed: locked,
    stranger: locked,
    mutedThem: { ...locked, suggestions: false, notifications: false },
    followerWhoMuted: { ...accepted, ...muted },
    blockedThem: hidden,
    blockedByThem: hidden,
    visitor: { ...locked, ...visitors, person: false },
  },
  suspended: {
    // A suspended person has no session, so every surface that needs one refuses them like a visitor.
    self: { ...hidden, ...visitors },
    follower: hidden,
    asking: hidden,
    followed: hidden,
    stranger: hidden,
    mutedThem: hidden,
    followerWhoMuted: hidden,
    blockedThem: hidden,
    blockedByThem: hidden,
    visitor: { ...hidden, ...visitors },
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
    await bringTogether(world, viewer);
    const seen: Row = {};
    for (const surface of COLUMNS) seen[surface] = await SURFACES[surface](viewer, world);
    expect(seen).toEqual(SEEN[account][relation]);
  });
});

test("everyone is either visible or hidden to a viewer, never both", async () => {
  const [viewer, blocked, blocking, muted] = await Promise.all([signedUp(), signedUp(), signedUp(), signedUp()]);
  await signedUp({ suspendedAt: new Date() });
  await signedUp({ deleteAfter: new Date(Date.now() + 86_400_000) });
  await prisma.block.create({ data: { blockerId: viewer.id, blockedId: blocked.id } });
  await prisma.block.create({ data: { blockerId: blocking.id, blockedId: viewer.id } });
  await prisma.mute.create({ data: { muterId: viewer.id, mutedId: muted.id } });
  for (const id of [viewer.id, blocked.id, null]) {
    const wrong = await prisma.$queryRaw`
      select u.id from users u where (u.id in (select v.id from visible_users(${id}::uuid) v))
        = (u.id in (select h.id from hidden_users(${id}::uuid) h))`;
    expect(wrong).toEqual([]);
  }
});

/** Each viewer's relation to the groups and events of `communityWorld`. */
async function aMember({ groups }: CommunityWorld): Promise<Member> {
  const viewer = await signedUp();
  for (const id of Object.values(groups)) await joins(id, viewer.id);
  return viewer;
}

async function memberWhoBlocked(world: CommunityWorld, blocked: Member): Promise<Member> {
  const viewer = await aMember(world);
  await prisma.block.create({ data: { blockerId: viewer.id, blockedId: blocked.id } });
  return viewer;
}

const MEMBERSHIPS = {
  visitor: async () => visitor(),
  stranger: () => signedUp(),
  asking: async ({ groups }: CommunityWorld) => {
    const viewer = await signedUp();
    await joins(groups.circle, viewer.id, "requested");
    return viewer;
  },
  exMember: async (world: CommunityWorld) => {
    const viewer = await aMember(world);
    await viewer.put(`/api/community/events/${world.events.inside}/join`);
    for (const id of Object.values(world.groups)) await world.owner.del(`/api/groups/${id}/members/${viewer.id}`);
    return viewer;
  },
  member: aMember,
  host: async ({ host }: CommunityWorld) => host,
  owner: async ({ owner }: CommunityWorld) => owner,
  memberWhoBlockedTheHost: (world: CommunityWorld) => memberWhoBlocked(world, world.host),
  memberWhoBlockedTheOwner: (world: CommunityWorld) => memberWhoBlocked(world, world.owner),
} satisfies Record<string, (world: CommunityWorld) => Promise<Browser>>;
type Membership = keyof typeof MEMBERSHIPS;
type CommunityRow = Record<CommunitySurface, string>;

const toStrangers: CommunityRow = {
  ...{ eventList: "open", eventsOfGroups: "open", event: "open cancelled", calendar: "open cancelled" },
  ...{ attendees: "open cancelled", invite: "open cancelled:409", invited: "open", join: "open cancelled:409" },
  ...{ edit: "open:403 cancelled:403", save: "open cancelled", saved: "open cancelled", feedback: "open cancelled" },
  ...{ recommended: "open", eventNotices: "open cancelled", eventMails: "open cancelled" },
  ...{ reportEvent: "open cancelled", eventExport: "", eventSearch: "open" },
  ...{ groupList: "club circle", group: "club circle", members: "club circle:403", requests: "club:403 circle:403" },
  ...{ groupOfEvent: "club", groupNotices: "club circle", groupMails: "club circle", reportGroup: "club circle" },
  ...{ groupExport: "", groupSearch: "circle", friendSuggestion: "", socialMatch: "" },
};
const toMembers: CommunityRow = {
  ...toStrangers,
  ...{ eventList: "open inside", eventsOfGroups: "open inside", event: "open inside cancelled" },
  ...{ calendar: "open inside cancelled", attendees: "open inside cancelled", invited: "open inside" },
  ...{ invite: "open inside cancelled:409", join: "open inside cancelled:409" },
  ...{ edit: "open:403 inside:403 cancelled:403", save: "open inside cancelled", saved: "open inside cancelled" },
  ...{ feedback: "open inside cancelled", recommended: "open inside", eventNotices: "open inside cancelled" },
  ...{ eventMails: "open inside cancelled", reportEvent: "open inside cancelled", eventSearch: "open inside" },
  ...{ members: "club circle", groupExport: "club circle", friendSuggestion: "one", socialMatch: "one" },
};
/** The host still sees an event a moderator hid, and it's in no list. */
const everyEvent = "open inside cancelled removed insideRemoved";

const SHOWN: Record<Membership, CommunityRow> = {
  visitor: {
    ...toStrangers,
    ...{ attendees: "401", invite: "401", invited: "401", join: "401", edit: "401", save: "401", saved: "401" },
    ...{ feedback: "401", eventNotices: "401", eventMails: "401", reportEvent: "401", eventExport: "401" },
    ...{ members: "401", requests: "401", groupNotices: "401", groupMails: "401", reportGroup: "401" },
    ...{ groupExport: "401", friendSuggestion: "401", socialMatch: "401" },
  },
  stranger: toStrangers,
  asking: { ...toStrangers, groupExport: "circle" },
  exMember: toStrangers,
  member: toMembers,
  host: {
    ...toMembers,
    ...{ event: everyEvent, calendar: everyEvent, attendees: everyEvent, save: everyEvent, saved: everyEvent },
    ...{ invite: "open inside cancelled:409 removed insideRemoved", invited: "" },
    ...{ join: "open inside cancelled:409 removed insideRemoved", feedback: everyEvent, recommended: "" },
    ...{ edit: "open inside cancelled:409 removed insideRemoved", eventNotices: everyEvent, eventMails: everyEvent },
    ...{ reportEvent: "open:400 inside:400 cancelled:400 removed:400 insideRemoved:400", eventExport: everyEvent },
  },
  owner: {
    ...toMembers,
    ...{ group: "club circle gone", members: "club circle gone", requests: "club circle gone" },
    ...{ groupNotices: "club circle gone", groupMails: "club circle gone", groupExport: "club circle gone" },
    reportGroup: "club:400 circle:400 gone:400",
  },
  memberWhoBlockedTheHost: {
    ...toMembers,
    ...{ eventList: "", eventsOfGroups: "", event: "", calendar: "", attendees: "", invite: "", invited: "", join: "" },
    ...{ edit: "", save: "", saved: "", feedback: "", recommended: "", eventNotices: "", eventMails: "" },
    ...{ reportEvent: "", groupOfEvent: "", eventSearch: "" },
  },
  memberWhoBlockedTheOwner: {
    ...toMembers,
    ...{ groupList: "", group: "", members: "", requests: "", groupOfEvent: "", groupNotices: "", groupMails: "" },
    ...{ reportGroup: "", groupExport: "", groupSearch: "", friendSuggestion: "", socialMatch: "" },
  },
};

describe("of groups and their events", () => {
  let world: CommunityWorld;
  beforeAll(async () => {
    world = await communityWorld();
  });

  test.each(Object.keys(MEMBERSHIPS) as Membership[])("%s sees what the table says", async (membership) => {
    const viewer = await MEMBERSHIPS[membership](world);
    const shown: Partial<CommunityRow> = {};
    for (const surface of Object.keys(COMMUNITY_SURFACES) as CommunitySurface[])
      shown[surface] = await COMMUNITY_SURFACES[surface](viewer, world);
    expect(shown).toEqual(SHOWN[membership]);
  });
});
