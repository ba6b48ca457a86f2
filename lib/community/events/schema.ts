import { personSchema } from "@/lib/auth/accounts/schema";
import { calendarDay } from "@/lib/core/shared/dates";
import { formatNumber } from "@/lib/core/shared/format";
import { pageQuery } from "@/lib/core/shared/page";
import { line, requiredLine, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coordinatesSchema } from "@/lib/discover/map/schema";
import { coverPath } from "@/lib/feed/media/schema";
import { listedPersonSchema } from "@/lib/social/people/schema";
import { CANCEL_REASON_MAX, DATE_SCOPES, REPEATS } from "../series/rules";
import { seriesSchema } from "../series/schema";
import { ATTENDEES_MAX, DESCRIPTION_MAX, EVENT_TITLE_MAX, PRICE_MAX, TAGS_MAX } from "./rules";

const SEAT_STATES = ["going", "waitlisted", "none"] as const;
const seatState = z.enum(SEAT_STATES);

/** Spec §3, community event, and where the viewer stands. `position` counts from 1 in the waiting list. */
export const communityEventSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string(),
  time: z.string(),
  startsAt: z.string(),
  location: z.string(),
  address: z.string(),
  category: z.string(),
  attendees: z
    .number()
    .describe("Without guests the viewer can't see, so it can be less than `maxAttendees` when full"),
  maxAttendees: z.number(),
  isFull: z.boolean().describe("Joining means the waitlist"),
  price: z.number(),
  organizer: z.object({
    id: z.string(),
    name: z.string(),
    avatar: z.string().nullable(),
    rating: z.number().nullable(),
  }),
  image: z.string().nullable(),
  tags: z.array(z.string()),
  isJoined: z.boolean(),
  waitlisted: z.number(),
  myStatus: seatState,
  position: z.number().nullable(),
  isHost: z.boolean(),
  /** Whether the viewer helps to host it, and who does; nobody for visitors. */
  isCohost: z.boolean(),
  cohosts: z.array(personSchema),
  /** How many said that they are there, whether the viewer did, and whether that can be said now. */
  arrivals: z.number(),
  hasArrived: z.boolean(),
  isCheckInOpen: z.boolean(),
  /** What the host says to who came. */
  thanks: z.string().nullable(),
  isCancelled: z.boolean(),
  /** What the host says of why. */
  cancelReason: z.string().nullable(),
  isOver: z.boolean(),
  /** The rule of an event that repeats; each of its dates is an event of its own. */
  series: seriesSchema.nullable(),
  /** The known place it is at, and where that is. */
  venueId: z.string().nullable(),
  coordinates: coordinatesSchema.nullable(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  /** The first of those who go; nobody for visitors. */
  faces: z.array(personSchema),
  /** A moderator hid it: only its host still sees it. */
  isHidden: z.boolean(),
});
export type CommunityEvent = z.infer<typeof communityEventSchema>;

const fields = {
  title: requiredLine(EVENT_TITLE_MAX),
  description: text(DESCRIPTION_MAX),
  date: calendarDay,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  location: requiredLine(EVENT_TITLE_MAX),
  address: line(EVENT_TITLE_MAX),
  venueId: uuid.nullable(),
  category: requiredLine(40),
  maxAttendees: z.number().int().min(1).max(ATTENDEES_MAX),
  price: z.number().min(0).max(PRICE_MAX),
  tags: z.array(requiredLine(40)).max(TAGS_MAX),
  image: coverPath.nullable(),
};

const rhythm = z.object({ repeats: z.enum(REPEATS), until: calendarDay.nullable().default(null) });

export const createEventSchema = z.object({
  ...fields,
  description: fields.description.default(""),
  address: fields.address.default(""),
  venueId: fields.venueId.default(null),
  price: fields.price.default(0),
  tags: fields.tags.default([]),
  image: fields.image.default(null),
  groupId: uuid.nullable().default(null),
  repeats: rhythm
    .nullable()
    .default(null)
    .describe("Held again on the same weekday at the same time in Chicago; each date is an event of its own"),
});
export type CreateEvent = z.output<typeof createEventSchema>;
export type CreateEventInput = z.input<typeof createEventSchema>;

const words = (value: string) => value.split(",").map((word) => word.trim());

/** The form: tags are typed with commas between them. */
export const eventFormSchema = createEventSchema.extend({
  date: z.string().min(1, "Choose a date").pipe(fields.date),
  time: z.string().min(1, "Choose a time").pipe(fields.time),
  maxAttendees: z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(1, "At least one person can come")
    .max(ATTENDEES_MAX, `At most ${formatNumber(ATTENDEES_MAX)} people can come`),
  price: z
    .number("Enter a price, or 0")
    .min(0, "A price can't be negative")
    .max(PRICE_MAX, `At most $${formatNumber(PRICE_MAX)}`),
  tags: z
    .string()
    .transform((value) => [...new Set(words(value).filter(Boolean))])
    .pipe(z.array(line(40)).max(TAGS_MAX, `At most ${TAGS_MAX} tags`)),
});
export type EventForm = z.output<typeof eventFormSchema>;
export type EventFormInput = z.input<typeof eventFormSchema>;

const scope = z
  .enum(DATE_SCOPES)
  .default("one")
  .describe("Of an event that repeats: this date alone, or those after it too. Any other is one anyhow");

/** Absent is unchanged. */
export const editEventSchema = z
  .object({
    ...z.object(fields).partial().shape,
    scope,
    repeats: rhythm
      .optional()
      .describe(
        "Another rhythm or end from this date on, for its host and with `scope` `following`. Dates to come that it no longer gives are cancelled, and who goes to them is told; those it gives besides are made",
      ),
  })
  .refine(({ scope, repeats }) => scope === "following" || repeats === undefined, {
    path: ["repeats"],
    message: "A rhythm is changed for this date and those after it",
  });
export type EditWithScope = z.output<typeof editEventSchema>;
export type EditWithScopeInput = z.input<typeof editEventSchema>;
export type EditEvent = Omit<EditWithScope, "scope" | "repeats">;
export type Rhythm = z.output<typeof rhythm>;

export const cancelEventSchema = z
  .object({
    scope,
    reason: z
      .string()
      .transform((value) => value.trim())
      .pipe(text(CANCEL_REASON_MAX))
      .nullable()
      .default(null)
      .describe("Told to who meant to come"),
  })
  .default({ scope: "one", reason: null });
export type CancelEvent = z.output<typeof cancelEventSchema>;

export const seatAnswerSchema = z.object({
  status: seatState,
  position: z.number().nullable(),
  attendees: z.number(),
  maxAttendees: z.number(),
  isFull: z.boolean(),
});
export type Seat = z.infer<typeof seatAnswerSchema>;

export const calendarQuery = z.object({
  dates: z.enum(["all"]).optional().describe("Of an event that repeats: its rule and every date of it"),
});
export const communityEventsQuery = pageQuery.extend({
  groupId: uuid.optional(),
  placed: z.enum(["true"]).optional().describe("Only those at a known place, which a map can show"),
  category: line(40).optional(),
  from: calendarDay.optional().describe("First day, in Chicago. With days, every date of a series is listed"),
  to: calendarDay.optional().describe("Last day"),
  neighborhood: line(80).optional().describe("As `/api/community/neighborhoods` lists them"),
});
export const neighborhoodsSchema = z.object({ neighborhoods: z.array(z.string()) });
export type CommunityEventsQuery = z.output<typeof communityEventsQuery>;

export const attendeeSchema = listedPersonSchema.extend({
  isHost: z.boolean(),
  isCohost: z.boolean(),
  /** Whether they said that they are there: told to who hosts it, null for everybody else. */
  hasArrived: z.boolean().nullable(),
});
export type Attendee = z.infer<typeof attendeeSchema>;

/** Who is going, or waits: the second is for the host. */
export const attendeesQuery = pageQuery.extend({ status: z.enum(["going", "waitlisted"]).default("going") });
export type AttendeesQuery = z.output<typeof attendeesQuery>;
