import { z } from "@/lib/core/shared/zod";
import { type EventCategory, MAX_EVENTS_PER_SOURCE, MAX_ITEMS_READ } from "./rules";

/** An event in a provider's response, before it has one of our ids. */
export type Listing = {
  key: string;
  name: string;
  venue: string;
  city: string;
  address: string | null;
  date: string;
  time: string;
  category: EventCategory;
  priceRange: { min: number; max: number } | null;
  url: string | null;
  image: string;
  coordinates: { lat: number; lng: number } | null;
};

/** An optional field: a missing or invalid one becomes undefined, and the rest of the item is still used. */
export const lenient = <T extends z.ZodType>(part: T) => part.optional().catch(undefined);

// biome-ignore lint/suspicious/noControlCharactersInRegex: cutting them out is the point
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/** A provider's text as plain text: one line, no invisible characters, at most 200 characters. */
export const plain = z
  .string()
  .transform((value) =>
    [...value.replace(UNSEEN, " ").replace(/\s+/g, " ").trim()].slice(0, 200).join("").normalize("NFC"),
  );

export const required = plain.refine((value) => value !== "");

export const link = z
  .string()
  .max(2000)
  .transform((value) => (URL.canParse(value) ? new URL(value) : null))
  .refine((url) => url?.protocol === "https:" && url.username === "" && url.password === "")
  .transform((url) => url?.href ?? "");

export const numeric = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().refine(Number.isFinite));

export const day = z.iso.date();
export const clockTimeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);

export const price = lenient(numeric.refine((value) => value >= 0 && value < 100_000));
export const priced = z.object({ min: price, max: price });

/** From the lowest to the highest known amount; null if none is known. */
export function priceRange(amounts: readonly (number | undefined)[]): Listing["priceRange"] {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : null;
}

/** Coordinates on Earth, except 0,0, which providers send for unknown ones. */
export function knownCoordinates(lat: number | undefined, lng: number | undefined): Listing["coordinates"] {
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return lat === 0 && lng === 0 ? null : { lat, lng };
}

/** One line; null without a street. */
export const chicagoAddress = (street = "", state = "IL", postalCode = ""): string | null =>
  street ? `${street}, Chicago, ${`${state} ${postalCode}`.trim()}` : null;

/** The usable items of a response, without duplicate events. */
export function listingsOf(items: readonly unknown[], read: (item: unknown) => Listing | null): Listing[] {
  const listings = new Map<string, Listing>();
  for (const item of items.slice(0, MAX_ITEMS_READ)) {
    const listing = read(item);
    if (listing) listings.set(listing.key, listing);
    if (listings.size === MAX_EVENTS_PER_SOURCE) break;
  }
  return [...listings.values()];
}
