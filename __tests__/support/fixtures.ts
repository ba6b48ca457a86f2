import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Prisma } from "@/prisma/generated/client";
import type { Browser } from "./api";

/** Rows that tests need as a fixture, written directly to the database. */

/** A summer day some months ahead, within the two years in which events can be planned. */
export const NEXT_JUNE = `${new Date().getFullYear() + 1}-06-21`;

const client = async () => (await import("@/lib/core/server/db")).prisma;

/** A photo and its share of its owner's counters. */
export async function aPhoto(userId: string, photo: Partial<Prisma.PhotoUncheckedCreateInput> = {}): Promise<string> {
  const prisma = await client();
  const id = uuid();
  const image = { photoUrl: `/media/${id}.webp`, width: 800, height: 600, placeholder: "", altText: "" };
  await prisma.photo.create({ data: { id, userId, images: [image], mediaKey: id, ...photo } });
  await prisma.user.update({
    where: { id: userId },
    data: {
      experienceCount: { increment: 1 },
      photoCount: { increment: (photo.showInProfile ?? true) ? 1 : 0 },
    },
  });
  return id;
}

export async function aVenue(venue: Partial<Prisma.VenueUncheckedCreateInput> = {}): Promise<string> {
  const prisma = await client();
  const id = uuid();
  await prisma.venue.create({
    data: {
      id,
      slug: id,
      name: "Millennium Park",
      cuisine: "Park",
      category: "Iconic Landmarks & Architecture",
      rating: 4.8,
      reviewCount: 100,
      priceRange: "Free",
      neighborhood: "Loop",
      address: "201 E Randolph St",
      image: "/posters/bean.avif",
      lat: 41.8826,
      lng: -87.6226,
      availability: "Daily 6 AM - 11 PM",
      description: "A park",
      tags: [],
      ...venue,
    },
  });
  return id;
}

export async function ledgerOf(userId: string): Promise<{ source: string; xp: number; score: number }[]> {
  const prisma = await client();
  return prisma.xpEntry.findMany({
    where: { userId },
    select: { source: true, xp: true, score: true },
    orderBy: { createdAt: "asc" },
  });
}

/** A person's XP total, in each place it is stored. */
export async function totalsOf(userId: string) {
  const prisma = await client();
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const entries = await prisma.xpEntry.aggregate({ where: { userId }, _sum: { xp: true, score: true } });
  const weeks = await prisma.xpWeek.aggregate({ where: { userId }, _sum: { xp: true } });
  return {
    ledgerXp: user.ledgerXp,
    ledgerScore: user.ledgerScore,
    weeksXp: weeks._sum.xp ?? 0,
    entriesXp: entries._sum.xp ?? 0,
    entriesScore: entries._sum.score ?? 0,
  };
}

export async function aPost(userId: string, post: Partial<Prisma.PostUncheckedCreateInput> = {}): Promise<string> {
  const prisma = await client();
  return (await prisma.post.create({ data: { id: uuid(), userId, content: "A post", ...post } })).id;
}

/** Every page of a list, by its Link headers. `between` runs after each page. */
export async function walk<T>(
  browser: Browser,
  path: string,
  schema: z.ZodType<T[]>,
  between: () => Promise<void> = async () => {},
): Promise<T[]> {
  const items: T[] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const page = await browser.get(next);
    if (page.status !== 200) throw new Error(`${next} answered ${page.status}`);
    items.push(...page.as(schema));
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
    if (next !== undefined) await between();
  }
  return items;
}
