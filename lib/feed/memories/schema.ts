import { AUDIENCES } from "@/lib/account/schema";
import { activityTypeSchema } from "@/lib/activity/workouts/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { calendarDay as day } from "@/lib/core/shared/dates";
import { decimal } from "@/lib/core/shared/decimal";
import { z } from "@/lib/core/shared/zod";

const year = decimal(z.coerce.number().int().min(2000).max(2100));

/** The album of a day, as the list of them shows it. */
const listedAlbumSchema = z.object({
  day: z.string(),
  image: z.string().nullable(),
  placeholder: z.string().nullable(),
  wayOf: z.string().nullable().describe("The first workout of the day whose way was recorded."),
  photos: z.number(),
  stops: z.number(),
  workouts: z.number(),
  audience: z.enum(AUDIENCES),
});
export type ListedAlbum = z.infer<typeof listedAlbumSchema>;

export const memoriesSchema = z.object({
  year: z.number(),
  /** The first year of which there may be something, and this one. */
  years: z.object({ first: z.number(), last: z.number() }),
  /** A year ago this day, or within three days of it. */
  yearAgo: listedAlbumSchema.nullable(),
  /** The latest day first. */
  albums: z.array(listedAlbumSchema),
  hiddenCount: z.number().describe("How many of the year are hidden; `hidden=true` lists those instead."),
});
export type Memories = z.infer<typeof memoriesSchema>;

const albumPhotoSchema = z.object({
  id: z.string(),
  title: z.string(),
  photoUrl: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  altText: z.string(),
});

/** What is in an album: of somebody else's day only what the viewer may see of each thing anyway. */
export const albumSchema = z.object({
  id: z
    .string()
    .nullable()
    .describe("Null until its owner was told of it or decided something: until then it has no link of its own."),
  day: z.string(),
  owner: personSchema,
  isMine: z.boolean(),
  /** Told to its owner. */
  audience: z.enum(AUDIENCES).optional(),
  isHidden: z.boolean().optional(),
  photos: z.array(albumPhotoSchema),
  stops: z.array(z.object({ venueId: z.string(), name: z.string(), image: z.string(), at: z.string() })),
  workouts: z.array(
    z.object({
      id: z.string(),
      activityType: activityTypeSchema,
      minutes: z.number(),
      distanceMeters: z.number().nullable(),
      hasWay: z.boolean(),
    }),
  ),
  /** Events the owner went to; told to the owner alone. */
  events: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Who agreed to be tagged in these photos. */
  people: z.array(personSchema),
});
export type Album = z.infer<typeof albumSchema>;

export const decideAlbumSchema = z
  .object({
    audience: z.enum(AUDIENCES).describe("`only_me` takes it back."),
    isHidden: z.boolean().describe("Hidden from one's own memories, and then from everybody."),
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
      .describe("The area of the most check-ins and photos at places; the count is of ways as well."),
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
