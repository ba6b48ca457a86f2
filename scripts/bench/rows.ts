import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { z } from "zod";
import { ROOT } from "../start/environment.mjs";
import { BUSIEST_MEMBER, personOf } from "./city";

/** What is requested from an app in a grown city: every GET of its contract and every page. */
export type RequestRow = { path: string; name: string };

/**
 * Routes that read nothing that grows: sign-in redirects, documentation files, and routes that need a secret or a job
 * first.
 */
const LEFT_OUT =
  /^\/api\/(auth\/(apple|google|facebook|callback)|login|docs|jobs|account\/export\/|invites\/|unsubscribe\/|calendars\/|seatgeek|ticketmaster)/;

const PEOPLE_AND_POSTS = ["user", "photo", "post", "group", "groupPost", "album", "memberGuide", "checkIn"] as const;
const EVENTS_AND_PLACES = ["event", "ticketed", "venue", "trending", "workout", "plan", "guide", "day"] as const;
const item = z.enum([...PEOPLE_AND_POSTS, ...EVENTS_AND_PLACES]);

/** An item of each kind, for the parameters of paths. */
export async function idsIn(db: Client) {
  const query = readFileSync(join(ROOT, "scripts/bench/city/items.sql"), "utf8");
  const { rows } = await db.query(query, [personOf(BUSIEST_MEMBER)]);
  return z.record(item, z.string()).parse(rows[0]);
}

type Ids = Awaited<ReturnType<typeof idsIn>>;

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

/** Fills the parameters of a path of the contract, or of a page's file. */
function filled(path: string, file: string, ids: Ids): string {
  const values: Record<string, string> = {
    ...{ slug: ids.guide, number: "32", day: ids.day, year: ids.day.slice(0, 4), userId: ids.user },
    ...{ photoId: ids.photo, token: "no-such-invite", category: encodeURIComponent("Food & Gastronomy") },
  };
  return path.replaceAll(/(?:\{|\[\[?(?:\.\.\.)?)(\w+)[\]}]+/g, (_, name: string) => values[name] ?? idFor(file, ids));
}

export function contractRows(openapi: unknown, ids: Ids): RequestRow[] {
  const plain = Object.entries(contract.parse(openapi).paths).flatMap(([path, methods]) => {
    if (!("get" in methods) || LEFT_OUT.test(path) || path === "/api/search") return [];
    return [{ path: filled(path, path, ids), name: path }];
  });
  return [...plain, ...ALSO(ids).map((path) => ({ path, name: decodeURIComponent(path) }))];
}

/** Every page of the app, by its file. */
export function pageRows(ids: Ids): RequestRow[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("page.tsx"));
  return files.map((file) => {
    const name = `/${file}`.replace(/\/page\.tsx$/, "").replace(/\/\([a-z]+\)/, "") || "/";
    const path = name
      .replace("/home", "/")
      // A page that visitors see in place of a member's page has the same URL.
      .replace("/look/person/[id]", `/profile/${ids.user}`)
      .replace("/look/[type]/[id]", `/discover?venue=${ids.venue}`)
      .replace("/places/[slug]", "/places/navy-pier");
    return { path: filled(path, file, ids), name: `page ${name}` };
  });
}
