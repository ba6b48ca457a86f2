import "server-only";
import { decodeCursor, encodeCursor } from "@/lib/core/server/cursor";
import { type Read, rows, sql } from "@/lib/core/server/db";
import { AppError } from "@/lib/core/server/errors";
import { z } from "@/lib/core/shared/zod";
import { gemPlaces } from "../hidden-gems/queries";
import { type Place, placePage } from "../places/rules";
import { findMatches } from "../search/queries";
import { DEFAULT_CATEGORY, isPlaceCategory } from "../venues/categories";
import { venuePlaces } from "../venues/places";
import { matchesText, SAMPLE_RESTAURANTS } from "./rules";
import type { CategoryAnswer, CategoryQuery, Guide, Spot } from "./schema";

type SpotRow = Omit<Spot, "coordinates"> & { slug: string; lat: number; lng: number };

/** Venues and gems by id, or by the slugs that guides and samples use. */
async function findSpots(
  by: "id" | "slug",
  values: readonly string[],
  read: Read = rows,
): Promise<(Spot & { slug: string })[]> {
  const among = by === "id" ? sql`id = any(${values}::uuid[])` : sql`slug = any(${values}::text[])`;
  const found = await read<SpotRow>(sql`
    select id, 'venue' as type, slug, name, rating, cuisine as category, neighborhood, image, placeholder, lat, lng
    from venues where ${among} and "closedOn" is null
    union all
    select id, 'gem', slug, name, rating, cuisine, neighborhood, image, placeholder, lat, lng
    from hidden_gems where ${among} and "closedOn" is null`);
  return found.map(({ lat, lng, ...spot }) => ({ ...spot, coordinates: { lat, lng } }));
}

const withoutSlug = ({ slug: _slug, ...spot }: Spot & { slug: string }): Spot => spot;

/** Venues and gems by id, in no particular order. */
export async function readSpots(ids: readonly string[], read: Read = rows): Promise<Spot[]> {
  return (await findSpots("id", ids, read)).map(withoutSlug);
}

type GuideRow = Omit<Guide, "places"> & { places: { type: "venue" | "gem"; slug: string }[] };

/** Guides with their places; deleted places are left out. */
async function readGuides(slug?: string): Promise<Guide[]> {
  const found = await rows<GuideRow>(sql`
    select id, slug, title, description, image, places from guides
    ${slug === undefined ? sql`` : sql`where slug = ${slug}`} order by title, id`);
  const slugs = found.flatMap(({ places }) => places.map((place) => place.slug));
  const spots = new Map(
    (await findSpots("slug", slugs)).map((spot) => [`${spot.type}:${spot.slug}`, withoutSlug(spot)]),
  );
  return found.map(({ places, ...guide }) => ({
    ...guide,
    places: places.flatMap((place) => spots.get(`${place.type}:${place.slug}`) ?? []),
  }));
}

export async function listGuides(): Promise<{ guides: Guide[] }> {
  return { guides: await readGuides() };
}

export async function getGuide(slug: string): Promise<Guide> {
  const [found] = await readGuides(slug);
  if (!found) throw new AppError("not_found");
  return found;
}

type Named = Place & { name: string; cuisine: string };

/** A category's places; any other text is a search. */
async function placesOf(category: string): Promise<Named[]> {
  const venues: readonly Named[] = await venuePlaces();
  if (isPlaceCategory(category)) return venues.filter(({ chips }) => chips.includes(category));
  const found = await findMatches(["venue", "gem"], category);
  const gems: Named[] = (await gemPlaces()).map(({ row: { name, cuisine }, ...place }) => ({
    ...place,
    name,
    cuisine,
  }));
  return [...venues.filter(({ id }) => found.venue.has(id)), ...gems.filter(({ id }) => found.gem.has(id))];
}

export async function placeIdsOf(category: string): Promise<string[]> {
  return (await placesOf(category)).map(({ id }) => id);
}

async function sampleIds(category: string): Promise<string[]> {
  if (category !== DEFAULT_CATEGORY) return [];
  const spots = await findSpots("slug", SAMPLE_RESTAURANTS);
  return SAMPLE_RESTAURANTS.flatMap((sample) => spots.find(({ slug }) => slug === sample)?.id ?? []);
}

const position = z.tuple([z.number(), z.number(), z.string()]);

/** The category screen: its places, samples first, then by rating, and guides that contain any of them. */
export async function getCategory(
  category: string,
  { q, size, limit = size, cursor }: CategoryQuery,
): Promise<CategoryAnswer> {
  const [all, samples, guides] = await Promise.all([placesOf(category), sampleIds(category), readGuides()]);
  const ids = new Set(all.map(({ id }) => id));
  const wanted = q?.trim() ?? "";
  const spots = all.filter(({ name, cuisine, neighborhood }) =>
    matchesText({ name, category: cuisine, neighborhood }, wanted),
  );
  const first = ({ id }: Place) => (samples.includes(id) ? samples.indexOf(id) : samples.length);
  const after = cursor ? decodeCursor("category", cursor, position) : null;
  const { page, end } = placePage(spots, { name: "category", first }, after, limit);
  const read = new Map((await readSpots(page.map(({ id }) => id))).map((spot) => [spot.id, spot]));
  return {
    category,
    spots: page.flatMap(({ id }) => read.get(id) ?? []),
    guides: guides.filter(
      ({ title, places }) => title.toLowerCase().includes(wanted.toLowerCase()) && places.some(({ id }) => ids.has(id)),
    ),
    total: spots.length,
    nextCursor: end ? encodeCursor("category", end) : null,
  };
}
