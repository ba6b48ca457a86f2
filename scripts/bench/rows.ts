import { readdirSync } from "node:fs";
import type { Client } from "pg";
import { z } from "zod";
import { personOf } from "./growth";
import { BUSIEST } from "./growth-sql";

/** What is requested from an app in a grown city: every GET of its contract and every page. */
export type Asked = { path: string; name: string };

/** Ids for a path's parameters, by the segment before them. */
export type Ids = Record<
  | "user"
  | "photo"
  | "post"
  | "event"
  | "group"
  | "groupPost"
  | "ticketed"
  | "venue"
  | "guide"
  | "memberGuide"
  | "day"
  | "album"
  | "workout"
  | "checkIn"
  | "trending"
  | "plan",
  string
>;

/**
 * Routes that read nothing that grows: sign-in redirects, documentation files, and routes that need a secret or a job
 * first.
 */
const LEFT_OUT =
  /^\/api\/(auth\/(apple|google|facebook|callback)|login|docs|jobs|account\/export\/|invites\/|unsubscribe\/|seatgeek|ticketmaster)/;

export async function idsIn(db: Client): Promise<Ids> {
  const one = async (query: string) => z.object({ id: z.string() }).parse((await db.query(query)).rows[0]).id;
  return {
    user: personOf(BUSIEST),
    photo: await one(
      `select id from photos where "showInHome" and audience = 'everyone' and "userId" not in (select id from users where "isPrivate") order by "commentCount" desc limit 1`,
    ),
    post: await one(
      `select id from posts where audience = 'everyone' and "userId" not in (select id from users where "isPrivate") order by "likeCount" desc limit 1`,
    ),
    event: await one(
      `select id from community_events where "groupId" is null and "startsAt" > now() order by attendees desc limit 1`,
    ),
    group: await one(`select id from groups where not "isPrivate" order by "memberCount" desc limit 1`),
    groupPost: await one(
      `select "parentId" as id from group_posts a join groups g on g.id = a."groupId" where not g."isPrivate" and "parentId" is not null group by 1 order by count(*) desc limit 1`,
    ),
    ticketed: await one("select id from events order by date desc limit 1"),
    venue: await one("select id from venues order by slug limit 1"),
    trending: await one("select id from trending_activities order by slug limit 1"),
    workout: await one(
      `select "workoutId" as id from workout_routes where "userId" = '${personOf(BUSIEST)}' order by "startedAt" desc limit 1`,
    ),
    checkIn: await one(
      `select c.id from check_ins c where c."userId" = '${personOf(BUSIEST)}' order by c."createdAt" desc limit 1`,
    ),
    plan: await one(
      `select "planId" as id from shared_plan_members where "userId" = '${personOf(BUSIEST)}' order by 1 limit 1`,
    ),
    guide: await one("select slug as id from guides order by slug limit 1"),
    day: await one(
      `select max(("createdAt" at time zone 'America/Chicago')::date)::text as id from photos where "userId" = '${personOf(BUSIEST)}' and "createdAt" < now() - interval '3 days'`,
    ),
    album: await one(`select id from albums where audience = 'everyone' order by id limit 1`),
    memberGuide: await one(
      `select id from member_guides where audience = 'everyone' and "userId" not in (select id from users where "isPrivate") order by "followersCount" desc limit 1`,
    ),
  };
}

const contract = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

const idFor = (path: string, ids: Ids): string => {
  if (path.startsWith("/api/users") || path.startsWith("/api/friends")) return ids.user;
  if (path.startsWith("/api/photos")) return ids.photo;
  if (path.startsWith("/api/posts")) return ids.post;
  if (path.startsWith("/api/community") || path.startsWith("(member)/events")) return ids.event;
  if (path.startsWith("/api/group-posts")) return ids.groupPost;
  if (path.includes("groups")) return ids.group;
  if (path.startsWith("/api/workouts") || path.startsWith("(member)/workouts")) return ids.workout;
  if (path.startsWith("/api/check-ins")) return ids.checkIn;
  if (path.startsWith("/api/member-guides") || path.startsWith("(member)/guides")) return ids.memberGuide;
  if (path.startsWith("/api/albums") || path.startsWith("(member)/albums")) return ids.album;
  if (path.startsWith("/api/events")) return ids.ticketed;
  if (path.startsWith("/api/venues")) return ids.venue;
  if (path.startsWith("/api/trending")) return ids.trending;
  if (path.startsWith("/api/ways")) return "the-606";
  if (path.startsWith("/api/plans") || path.startsWith("(member)/plans")) return ids.plan;
  throw new Error(`No id is known for ${path}`);
};

/** Queries that cost more than the plain one. */
const ALSO = (ids: Ids): string[] => [
  ...["maya", "maya anderson", "l", "lake", "milenium prak", "zzqx", "morning run", "hyde park zebra", "the"].map(
    (q) => `/api/search?q=${encodeURIComponent(q)}`,
  ),
  "/api/photos/home?filter=following",
  "/api/photos/home?filter=nearby&near=41.8781,-87.6298",
  "/api/photos/home?q=lake",
  "/api/photos/home?q=zeppelin",
  "/api/photos/home?seed=monday",
  `/api/photos/profile?userId=${ids.user}`,
  "/api/leaderboard/city?around=true",
  "/api/leaderboard/city?period=all",
  "/api/leaderboard/city?scope=friends",
  "/api/venues?q=museum",
  "/api/workouts?day=2026-11-20",
  `/api/community/events?groupId=${ids.group}`,
  "/api/community/events?placed=true&limit=50",
  "/api/member-guides?list=followed",
  "/api/member-guides?list=mine",
  "/api/tags?status=accepted",
];

export function contractRows(openapi: unknown, ids: Ids): Asked[] {
  const plain = Object.entries(contract.parse(openapi).paths).flatMap(([path, methods]) => {
    if (!("get" in methods) || LEFT_OUT.test(path) || path === "/api/search") return [];
    const filled = path
      .replace("{category}", encodeURIComponent("Food & Gastronomy"))
      .replace("{slug}", ids.guide)
      .replace("{number}", "32")
      .replace("{day}", ids.day)
      .replace("{year}", ids.day.slice(0, 4))
      .replace("{id}", () => idFor(path, ids));
    return [{ path: filled, name: path }];
  });
  return [...plain, ...ALSO(ids).map((path) => ({ path, name: decodeURIComponent(path) }))];
}

/** Every page of the app, by its file. */
export function pageRows(ids: Ids): Asked[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("page.tsx"));
  return files.map((file) => {
    const name = `/${file}`.replace(/\/page\.tsx$/, "").replace(/\/\([a-z]+\)/, "") || "/";
    const path = name
      .replace("/home", "/")
      // A page that visitors see in place of a member's page has the same URL.
      .replace("/look/person/[id]", `/profile/${ids.user}`)
      .replace("/look/[type]/[id]", `/discover?venue=${ids.venue}`)
      .replace("[slug]", ids.guide)
      .replace("[[...userId]]", ids.user)
      .replace("[photoId]", ids.photo)
      .replace("[day]", ids.day)
      .replace("[year]", ids.day.slice(0, 4))
      .replace("[token]", "no-such-invite")
      .replace("[category]", encodeURIComponent("Food & Gastronomy"))
      .replace("[id]", () => idFor(file, ids));
    return { path, name: `page ${name}` };
  });
}
