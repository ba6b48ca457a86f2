import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { AUDIENCES } from "@/lib/core/shared/audiences";
import { calendarDay as day } from "@/lib/core/shared/dates";
import { decimal } from "@/lib/core/shared/decimal";
import { z } from "@/lib/core/shared/zod";
import { photoImageSchema } from "../photos/schema";

const year = decimal(z.coerce.number().int().min(2000).max(2100));

/** A day album in a list. */
const listedAlbumSchema = z.object({
  day: z.string(),
  image: z.string().nullable(),
  placeholder: z.string().nullable(),
  wayOf: z.string().nullable().describe("ID of the day's first workout with a recorded route; null if there is none"),
  photos: z.number(),
  stops: z.number(),
  workouts: z.number(),
  audience: z.enum(AUDIENCES),
});
export type ListedAlbum = z.infer<typeof listedAlbumSchema>;

export const memoriesSchema = z.object({
  year: z.number(),
  /** The first year that may have albums, and the current year. */
  years: z.object({ first: z.number(), last: z.number() }),
  /** A year ago today, or within three days of that. */
  yearAgo: listedAlbumSchema.nullable(),
  /** Newest day first. */
  albums: z.array(listedAlbumSchema),
  hiddenCount: z.number().describe("Number of hidden albums in the year; `hidden=true` lists those instead"),
});
export type Memories = z.infer<typeof memoriesSchema>;

/** A day album. Another person's album has only the items the viewer can see. */
export const albumSchema = z.object({
  id: z
    .string()
    .nullable()
    .describe(
      "Null until the owner is notified of the album or changes its audience; until then, the album has no link",
    ),
  day: z.string(),
  owner: personSchema,
  isMine: z.boolean(),
  /** Only for its owner. */
  audience: z.enum(AUDIENCES).optional(),
  isHidden: z.boolean().optional(),
  photos: z.array(photoImageSchema.extend({ id: z.string(), title: z.string() })),
  stops: z.array(z.object({ venueId: z.string(), name: z.string(), image: z.string(), at: z.string() })),
  workouts: z.array(
    z.object({
      id: z.string(),
      activityType: activityTypeSchema,
      minutes: z.number(),
      distanceMeters: z.number().nullable(),
      hasRoute: z.boolean(),
    }),
  ),
  /** Events the owner attended; only for the owner. */
  events: z.array(z.object({ id: z.string(), title: z.string() })),
  /** People with accepted tags in these photos. */
  people: z.array(personSchema),
});
export type Album = z.infer<typeof albumSchema>;

export const decideAlbumSchema = z
  .object({
    audience: z.enum(AUDIENCES).describe("`only_me` stops sharing the album"),
    isHidden: z.boolean().describe("Hides the album from your memories and from everyone else"),
  })
  .partial();
export type DecideAlbum = z.output<typeof decideAlbumSchema>;

export const memoriesQuery = z.object({ year: year.optional(), hidden: z.stringbool().default(false) });
export type MemoriesQuery = z.output<typeof memoriesQuery>;
export const albumDayParams = z.object({ day });
export const yearParams = z.object({ year });

/** A year in Chicago, in eight cards. */
export const yearCardsSchema = z.object({
  year: z.number(),
  photos: z.object({ count: z.number(), likes: z.number(), image: z.string().nullable() }),
  places: z.object({
    count: z.number(),
    checkIns: z.number(),
    favorite: z.object({ name: z.string(), image: z.string(), visits: z.number() }).nullable(),
  }),
  areas: z.object({
    count: z.number(),
    first: z
      .string()
      .nullable()
      .describe(
        "The area with the most check-ins and photos at places; null if there is none. `count` includes recorded routes",
      ),
  }),
  workouts: z.object({
    count: z.number(),
    minutes: z.number(),
    activeDays: z.number(),
    activityType: activityTypeSchema.nullable(),
  }),
  distance: z.object({ meters: z.number(), longest: z.number() }),
  events: z.object({ went: z.number(), hosted: z.number() }),
  people: z.object({ count: z.number(), most: z.array(personSchema) }),
  bestDay: listedAlbumSchema.nullable(),
});
export type YearCards = z.infer<typeof yearCardsSchema>;
