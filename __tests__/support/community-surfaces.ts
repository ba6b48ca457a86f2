import { SECTIONS } from "@/lib/account/exports/sections";
import { prisma, rows, sql, transaction } from "@/lib/core/server/db";
import { z } from "@/lib/core/shared/zod";
import { listQueuedMails } from "@/lib/notifications/mails/queries";
import { notify } from "@/lib/notifications/mutations";
import { notificationsAnswerSchema } from "@/lib/notifications/schema";
import { recommendationsAnswerSchema } from "@/lib/suggestions/recommendations/schema";
import { type Answer, type Browser, Member, signedUp } from "./api";

/**
 * Groups and events of every kind, and every surface that shows one, which `visibility.test.ts` checks for each viewer.
 */

const DAY = 86_400_000;
const EVENTS = ["open", "inside", "cancelled", "removed", "insideRemoved"] as const;
const GROUPS = ["club", "circle", "gone"] as const;
type Named<Name extends string> = Record<Name, string>;

export type CommunityWorld = {
  owner: Member;
  host: Member;
  groups: Named<(typeof GROUPS)[number]>;
  events: Named<(typeof EVENTS)[number]>;
};

const groupOf = (creatorId: string, group: object) =>
  prisma.group.create({
    data: {
      ...{ name: "Club", description: "", category: "Running", maxMembers: 100, memberCount: 1, creatorId },
      ...group,
      members: { create: { userId: creatorId, role: "owner", status: "member" } },
    },
  });

function eventOf(hostId: string, event: object) {
  const startsAt = new Date(Math.floor(Date.now() / DAY + 3) * DAY);
  return prisma.communityEvent.create({
    data: {
      ...{ title: "Ride", description: "", date: startsAt, time: "18:00", startsAt, location: "The 606", address: "" },
      ...{ category: "Cycling", maxAttendees: 100, attendees: 1, tags: [], hostId },
      ...event,
      members: { create: { userId: hostId, status: "going" } },
    },
  });
}

/** Makes someone a member, or a person who asked to join. */
export async function joins(groupId: string, userId: string, status: "member" | "requested" = "member"): Promise<void> {
  await prisma.groupMember.create({ data: { groupId, userId, role: "member", status } });
  if (status === "member")
    await prisma.group.update({ where: { id: groupId }, data: { memberCount: { increment: 1 } } });
}

/**
 * A host in an open group (`club`), in a private one (`circle`), and in a group a moderator hid, all with one owner.
 */
export async function communityWorld(): Promise<CommunityWorld> {
  const [owner, host] = await Promise.all([signedUp({ firstName: "Olga" }), signedUp({ firstName: "Hana" })]);
  const hiddenAt = new Date("2026-11-01");
  const club = await groupOf(owner.id, { name: "Club" });
  const circle = await groupOf(owner.id, { name: "Circle", isPrivate: true });
  const gone = await groupOf(owner.id, { name: "Gone", hiddenAt });
  for (const { id } of [club, circle, gone]) await joins(id, host.id);
  const open = await eventOf(host.id, { groupId: club.id });
  const inside = await eventOf(host.id, { title: "Long ride", groupId: circle.id });
  const cancelled = await eventOf(host.id, { canceledAt: new Date() });
  const removed = await eventOf(host.id, { hiddenAt });
  const insideRemoved = await eventOf(host.id, { groupId: circle.id, hiddenAt });
  return {
    ...{ owner, host, groups: { club: club.id, circle: circle.id, gone: gone.id } },
    events: {
      ...{ open: open.id, inside: inside.id, cancelled: cancelled.id },
      ...{ removed: removed.id, insideRemoved: insideRemoved.id },
    },
  };
}

type Things = "events" | "groups";
const namesIn = (world: CommunityWorld, things: Things): [name: string, id: string][] => Object.entries(world[things]);
const idsIn = (world: CommunityWorld, things: Things, found: string): string =>
  namesIn(world, things)
    .filter(([, id]) => found.includes(id))
    .map(([name]) => name)
    .join(" ");

/** The items for which the request is answered. Every answer other than 404 is listed beside the name. */
function each(things: Things, ask: (viewer: Browser, id: string, world: CommunityWorld) => Promise<Answer | number>) {
  return async (viewer: Browser, world: CommunityWorld) => {
    const seen: string[] = [];
    for (const [name, id] of namesIn(world, things)) {
      const answer = await ask(viewer, id, world);
      const status = typeof answer === "number" ? answer : answer.status;
      if (status === 401) return "401";
      if (status < 300) seen.push(name);
      else if (status !== 404) seen.push(`${name}:${status}`);
    }
    return seen.join(" ");
  };
}

/** The items found in an answer's text. */
const listed =
  (things: Things, ask: (viewer: Browser, world: CommunityWorld) => Promise<string | null>) =>
  async (viewer: Browser, world: CommunityWorld) => {
    const found = await ask(viewer, world);
    return found === null ? "401" : idsIn(world, things, found);
  };

const textOf = async (viewer: Browser, path: string) => {
  const { status, text } = await viewer.get(path);
  return status === 401 ? null : text;
};

async function exported(viewer: Browser, section: string): Promise<string | null> {
  if (!(viewer instanceof Member)) return null;
  const query = SECTIONS[section];
  return query ? JSON.stringify(await rows(query(sql`${viewer.id}::uuid`))) : null;
}

/** Notifies the viewer about each item, as if it had been visible to them then. */
async function sendNotifications(viewer: Member, things: Things, world: CommunityWorld): Promise<void> {
  const recipient = { to: viewer.id, actorId: null };
  for (const [, id] of namesIn(world, things)) {
    await transaction((tx) =>
      things === "events"
        ? notify(tx, { ...recipient, kind: "event-invite", target: { type: "event", id } })
        : notify(tx, { ...recipient, kind: "group-accepted", target: { type: "group", id } }),
    );
  }
}

const told = (things: Things) =>
  listed(things, async (viewer, world) => {
    if (!(viewer instanceof Member)) return null;
    await sendNotifications(viewer, things, world);
    const answer = (await viewer.get("/api/notifications?limit=50")).as(notificationsAnswerSchema);
    return JSON.stringify(answer.notifications.map(({ target }) => target));
  });

/** What the digest would include by email. */
const mailed = (things: Things) =>
  listed(things, async (viewer, world) => {
    if (!(viewer instanceof Member)) return null;
    const seen: string[] = [];
    for (const [, id] of namesIn(world, things)) {
      const waiting = await transaction(async (tx) => {
        const mails = await tx.notificationEmail.findMany({ where: { userId: viewer.id, targetId: id } });
        const ids = mails.map((mail) => mail.id);
        return listQueuedMails(tx, { userId: viewer.id, ids, inAppOff: [] });
      });
      if (waiting.length > 0) seen.push(id);
    }
    return seen.join(" ");
  });

const savedSchema = z.array(z.object({ id: z.string(), isAvailable: z.boolean() }));
const report = (type: "event" | "group") => (viewer: Browser, id: string) =>
  viewer.post("/api/reports", { type, id, category: "spam" });

const reasons = z.array(z.object({ id: z.string(), reason: z.string() }));

/** The groups through which a member of all of them is suggested to the viewer: the reason names one. */
function suggested(ask: (viewer: Member, fellow: string) => Promise<string>) {
  return async (viewer: Browser, world: CommunityWorld) => {
    if (!(viewer instanceof Member)) return "401";
    const { id } = await signedUp({ firstName: "Fay", openToMatches: true });
    for (const [, groupId] of namesIn(world, "groups")) await joins(groupId, id);
    const reason = await ask(viewer, id);
    await prisma.user.delete({ where: { id } });
    return /Circle|Club/.test(reason) ? "one" : reason.includes("Gone") ? "gone" : "";
  };
}

export const COMMUNITY_SURFACES = {
  eventList: listed("events", (viewer) => textOf(viewer, "/api/community/events?limit=50")),
  eventsOfGroups: listed("events", async (viewer, world) => {
    const { club, circle } = world.groups;
    const lists = [club, circle].map((id) => textOf(viewer, `/api/community/events?groupId=${id}`));
    return (await Promise.all(lists)).join(" ");
  }),
  event: each("events", (viewer, id) => viewer.get(`/api/community/events/${id}`)),
  calendar: each("events", (viewer, id) => viewer.get(`/api/community/events/${id}/calendar.ics`)),
  attendees: each("events", (viewer, id) => viewer.get(`/api/community/events/${id}/attendees`)),
  invite: each("events", (viewer, id, { owner }) =>
    viewer.post(`/api/community/events/${id}/invitations`, { userIds: [owner.id] }),
  ),
  /** Whether a guest can invite the viewer. */
  invited: listed("events", async (viewer, { events, host }) => {
    if (!(viewer instanceof Member)) return null;
    if (viewer.id === host.id) return "";
    const friend = { followerId: viewer.id, followingId: host.id };
    await prisma.follow.createMany({ data: [{ ...friend, status: "accepted" }], skipDuplicates: true });
    for (const id of Object.values(events))
      await host.post(`/api/community/events/${id}/invitations`, { userIds: [viewer.id] });
    const rows = await prisma.notification.findMany({ where: { userId: viewer.id, type: "event-invite" } });
    await prisma.follow.deleteMany({ where: friend });
    await prisma.notification.deleteMany({ where: { userId: viewer.id } });
    return rows.map(({ targetId }) => targetId).join(" ");
  }),
  join: each("events", async (viewer, id) => {
    const joined = await viewer.put(`/api/community/events/${id}/join`);
    if (joined.status === 200) await viewer.del(`/api/community/events/${id}/join`);
    return joined;
  }),
  edit: each("events", (viewer, id) => viewer.patch(`/api/community/events/${id}`, { description: "Lights on" })),
  save: each("events", (viewer, id) => viewer.put(`/api/saved/activity/${id}`)),
  saved: listed("events", async (viewer, { events }) => {
    if (!(viewer instanceof Member)) return null;
    const data = Object.values(events).map((targetId) => ({ userId: viewer.id, type: "activity" as const, targetId }));
    await prisma.savedItem.createMany({ data, skipDuplicates: true });
    const saved = (await viewer.get("/api/saved?type=activity&limit=50")).as(savedSchema);
    return JSON.stringify(saved.filter(({ isAvailable }) => isAvailable));
  }),
  feedback: each("events", (viewer, targetId) =>
    viewer.post("/api/ai/feedback", { targetType: "community-event", targetId, verdict: "viewed" }),
  ),
  recommended: listed("events", async (viewer) => {
    const answer = (await viewer.get("/api/ai/recommendations")).as(recommendationsAnswerSchema);
    return JSON.stringify(answer.recommendations.map(({ targetId }) => targetId));
  }),
  eventNotices: told("events"),
  eventMails: mailed("events"),
  reportEvent: each("events", report("event")),
  eventExport: listed("events", (viewer) => exported(viewer, "community-events")),
  eventSearch: listed("events", (viewer) => textOf(viewer, "/api/search?q=Ride")),
  groupList: listed("groups", (viewer) => textOf(viewer, "/api/groups?limit=50")),
  group: each("groups", (viewer, id) => viewer.get(`/api/groups/${id}`)),
  members: each("groups", (viewer, id) => viewer.get(`/api/groups/${id}/members`)),
  requests: each("groups", (viewer, id) => viewer.get(`/api/groups/${id}/requests`)),
  /** The group an event names. */
  groupOfEvent: listed("groups", (viewer, { events }) => textOf(viewer, `/api/community/events/${events.open}`)),
  groupNotices: told("groups"),
  groupMails: mailed("groups"),
  reportGroup: each("groups", report("group")),
  groupExport: listed("groups", async (viewer) => {
    const found = await exported(viewer, "groups");
    if (found === null) return null;
    const named = z.array(z.object({ id: z.string(), name: z.string().nullable() })).parse(JSON.parse(found));
    return JSON.stringify(named.filter(({ name }) => name !== null));
  }),
  groupSearch: listed("groups", (viewer) => textOf(viewer, "/api/search?q=Circle")),
  friendSuggestion: suggested(async (viewer, fellow) => {
    const found = (await viewer.get("/api/friends/suggestions")).as(reasons);
    return found.find(({ id }) => id === fellow)?.reason ?? "";
  }),
  socialMatch: suggested(async (viewer) => (await viewer.get("/api/ai/social-matches")).text),
} satisfies Record<string, (viewer: Browser, world: CommunityWorld) => Promise<string>>;
export type CommunitySurface = keyof typeof COMMUNITY_SURFACES;
