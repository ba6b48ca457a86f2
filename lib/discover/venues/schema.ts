import { personSchema } from "@/lib/auth/accounts/schema";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { weekHoursSchema } from "../hours/schema";
import { coordinatesSchema } from "../map/schema";
import { placesQuery } from "../places/schema";

/** Spec §3, venue. `isOpen` is null where the hours are not known well enough to say; `openText` are a badge's words. */
const venueSchema = z.object({
  id: z.string(),
  name: z.string(),
  cuisine: z.string(),
  category: z.string(),
  rating: z.number(),
  reviewCount: z.number(),
  priceRange: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  image: z.string(),
  placeholder: z.string(),
  focusY: z.number(),
  coordinates: coordinatesSchema,
  availability: z.string(),
  hours: weekHoursSchema.nullable(),
  isOpen: z.boolean().nullable(),
  openText: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  website: z.string().nullable(),
  isSaved: z.boolean(),
  /** With `near`. */
  distanceMiles: z.number().nullable(),
});
export type Venue = z.infer<typeof venueSchema>;

export const venuesAnswerSchema = z.object({
  venues: z.array(venueSchema),
  total: z.number(),
  /** By chip: `all`, `Events` and the seven categories. */
  counts: z.record(z.string(), z.number()),
  neighborhoods: z.record(z.string(), z.number()),
  nextCursor: z.string().nullable(),
});
export type VenuesAnswer = z.infer<typeof venuesAnswerSchema>;

export const venuesQuery = placesQuery.extend({
  city: z.string().max(100).default("Chicago"),
  category: z.string().max(100).default("all"),
});
export type VenuesQuery = z.output<typeof venuesQuery>;

export const venueDetailSchema = venueSchema.extend({
  checkInCount: z.number(),
  /** My own visits: how many, the last day, and today's check-in if there is one. */
  visits: z.object({ count: z.number(), lastDay: z.string().nullable(), todayId: z.string().nullable() }),
  note: z.string().nullable(),
  friends: z.array(personSchema.extend({ day: z.string() })),
  photos: z.array(z.object({ id: z.string(), photoUrl: z.string(), altText: z.string(), placeholder: z.string() })),
});
export type VenueDetail = z.infer<typeof venueDetailSchema>;

export const venueParams = z.object({ id: uuid.transform((value) => value.toLowerCase()) });
