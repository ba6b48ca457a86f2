import { personSchema } from "@/lib/auth/accounts/schema";
import { keysOf } from "@/lib/core/shared/keys";
import { uuid, wordOr } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { weekHoursSchema } from "../hours/schema";
import { placeColumns, placeCounts, placeFields, placesQuery } from "../places/schema";

/** The columns that responses return unchanged. */
const venueColumns = { ...placeColumns, address: z.string(), availability: z.string() };
export const VENUE_COLUMNS = keysOf(venueColumns);

/** Spec §3, venue. */
const venueSchema = z.object({
  ...venueColumns,
  ...placeFields,
  hours: weekHoursSchema.nullable(),
});
export type Venue = z.infer<typeof venueSchema>;

export const venuesAnswerSchema = z.object({ venues: z.array(venueSchema), ...placeCounts });
export type VenuesAnswer = z.infer<typeof venuesAnswerSchema>;

export const venuesQuery = placesQuery.extend({
  city: wordOr("Chicago"),
  category: wordOr("all"),
});
export type VenuesQuery = z.output<typeof venuesQuery>;

export const venueDetailSchema = venueSchema.extend({
  checkInCount: z.number(),
  /** The user's visits: how many, the last day, and today's check-in if there is one. */
  visits: z.object({ count: z.number(), lastDay: z.string().nullable(), todayId: z.string().nullable() }),
  note: z.string().nullable(),
  friends: z.array(personSchema.extend({ day: z.string() })),
  photos: z.array(z.object({ id: z.string(), photoUrl: z.string(), altText: z.string(), placeholder: z.string() })),
});
export type VenueDetail = z.infer<typeof venueDetailSchema>;

export const venueParams = z.object({ id: uuid.transform((value) => value.toLowerCase()) });
