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

const RSVP_STATUSES = ["going", "waitlisted", "none"] as const;
const rsvpStatus = z.enum(RSVP_STATUSES);

/** Spec §3, community event, with the viewer's status. `position` on the waitlist counts from 1. */
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
    .describe("Number of guests the viewer can see. Can be less than `maxAttendees` even when the event is full"),
  maxAttendees: z.number(),
  isFull: z.boolean().describe("`true` if new guests go on the waitlist"),
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
  myStatus: rsvpStatus,
  position: z.number().nullable(),
  isHost: z.boolean(),
  /** Whether the viewer is a co-host, and who the co-hosts are; empty for visitors. */
  isCohost: z.boolean(),
  cohosts: z.array(personSchema),
  /** The number of check-ins, whether the viewer has checked in, and whether check-in is open. */
  checkIns: z.number(),
  isCheckedIn: z.boolean(),
  isCheckInOpen: z.boolean(),
  /** The host's thank-you message to the guests. */
  thanks: z.string().nullable(),
  isCancelled: z.boolean(),
  /** The host's reason. */
  cancelReason: z.string().nullable(),
  isOver: z.boolean(),
  /** The rule of a recurring event; each of its dates is a separate event. */
  series: seriesSchema.nullable(),
  /** The venue it takes place at, with its coordinates. */
  venueId: z.string().nullable(),
  coordinates: coordinatesSchema.nullable(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  /** The first few guests; empty for visitors. */
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

const recurrence = z.object({ repeats: z.enum(REPEATS), until: calendarDay.nullable().default(null) });

export const createEventSchema = z.object({
  ...fields,
  description: fields.description.default(""),
  address: fields.address.default(""),
  venueId: fields.venueId.default(null),
  price: fields.price.default(0),
  tags: fields.tags.default([]),
  image: fields.image.default(null),
  groupId: uuid.nullable().default(null),
  repeats: recurrence
    .nullable()
    .default(null)
    .describe(
      "Repeats on the same weekday at the same time in Chicago; each date is a separate event. Null if it doesn't repeat",
    ),
});
export type CreateEvent = z.output<typeof createEventSchema>;
export type CreateEventInput = z.input<typeof createEventSchema>;

const words = (value: string) => value.split(",").map((word) => word.trim());

/** The form: tags are separated by commas. */
export const eventFormSchema = createEventSchema.extend({
  date: z.string().min(1, "Choose a date").pipe(fields.date),
  time: z.string().min(1, "Choose a time").pipe(fields.time),
  maxAttendees: z
    .number("Enter a number")
    .int("Enter a whole number")
    .min(1, "Must be at least 1")
    .max(ATTENDEES_MAX, `Enter a number up to ${formatNumber(ATTENDEES_MAX)}`),
  price: z
    .number("Enter a price, or 0")
    .min(0, "A price can't be negative")
    .max(PRICE_MAX, `Enter a price up to $${formatNumber(PRICE_MAX)}`),
  tags: z
    .string()
    .transform((value) => [...new Set(words(value).filter(Boolean))])
    .pipe(z.array(line(40)).max(TAGS_MAX, `Add up to ${TAGS_MAX} tags`)),
});
export type EventForm = z.output<typeof eventFormSchema>;
export type EventFormInput = z.input<typeof eventFormSchema>;

const scope = z
  .enum(DATE_SCOPES)
  .default("one")
  .describe(
    "For a recurring event: `one` is this date only, `following` is this and all later dates. Ignored for other events",
  );

/** Omitted fields are unchanged. */
export const editEventSchema = z
  .object({
    ...z.object(fields).partial().shape,
    scope,
    repeats: recurrence
      .optional()
      .describe(
        "New recurrence or end date from this date on; host only, with `scope` `following`. Upcoming dates that no longer match are canceled and their guests notified; missing dates are created",
      ),
  })
  .refine(({ scope, repeats }) => scope === "following" || repeats === undefined, {
    path: ["repeats"],
    message: "To change how an event repeats, choose this and all later dates",
  });
export type EditWithScope = z.output<typeof editEventSchema>;
export type EditWithScopeInput = z.input<typeof editEventSchema>;
export type EditEvent = Omit<EditWithScope, "scope" | "repeats">;
export type Recurrence = z.output<typeof recurrence>;

export const cancelEventSchema = z
  .object({
    scope,
    reason: z
      .string()
      .transform((value) => value.trim())
      .pipe(text(CANCEL_REASON_MAX))
      .nullable()
      .default(null)
      .describe("Optional message to guests. Null means no message"),
  })
  .default({ scope: "one", reason: null });
export type CancelEvent = z.output<typeof cancelEventSchema>;

export const rsvpSchema = z.object({
  status: rsvpStatus,
  position: z.number().nullable(),
  attendees: z.number(),
  maxAttendees: z.number(),
  isFull: z.boolean(),
});
export type Rsvp = z.infer<typeof rsvpSchema>;

export const calendarQuery = z.object({
  dates: z.enum(["all"]).optional().describe("`all` returns the recurrence rule and every date of a recurring event"),
});
export const communityEventsQuery = pageQuery.extend({
  groupId: uuid.optional(),
  placed: z
    .enum(["true"])
    .optional()
    .describe("`true` returns only events at a known place, which can be shown on a map"),
  category: line(40).optional(),
  from: calendarDay
    .optional()
    .describe("First day (YYYY-MM-DD, Chicago). With `from` or `to`, every date of a recurring event is listed"),
  to: calendarDay.optional().describe("Last day (YYYY-MM-DD, Chicago)"),
  neighborhood: line(80).optional().describe("A neighborhood from `/api/community/neighborhoods`"),
});
export const neighborhoodsSchema = z.object({ neighborhoods: z.array(z.string()) });
export type CommunityEventsQuery = z.output<typeof communityEventsQuery>;

export const attendeeSchema = listedPersonSchema.extend({
  isHost: z.boolean(),
  isCohost: z.boolean(),
  /** Whether they have checked in: visible to the hosts, null for everyone else. */
  isCheckedIn: z.boolean().nullable(),
});
export type Attendee = z.infer<typeof attendeeSchema>;

/** Guests or the waitlist; only the host may see the waitlist. */
export const attendeesQuery = pageQuery.extend({ status: z.enum(["going", "waitlisted"]).default("going") });
export type AttendeesQuery = z.output<typeof attendeesQuery>;
