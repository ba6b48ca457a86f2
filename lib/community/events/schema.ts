import { personSchema } from "@/lib/auth/accounts/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { requiredText, text, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { ATTENDEES_MAX, DESCRIPTION_MAX, PRICE_MAX, TAGS_MAX, TITLE_MAX } from "./rules";

export const SEAT_STATES = ["going", "waitlisted", "none"] as const;
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
  attendees: z.number(),
  maxAttendees: z.number(),
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
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  /** The first of those who go; nobody for visitors. */
  faces: z.array(personSchema),
  /** A moderator hid it: only its host still sees it. */
  isHidden: z.boolean(),
});
export type CommunityEvent = z.infer<typeof communityEventSchema>;
export const communityEventsAnswerSchema = z.array(communityEventSchema);

const isRealDay = (value: string) => {
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};
const fields = {
  title: requiredText(TITLE_MAX),
  description: text(DESCRIPTION_MAX),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .refine(isRealDay, "Invalid input"),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  location: requiredText(TITLE_MAX),
  address: text(TITLE_MAX),
  category: requiredText(40),
  maxAttendees: z.number().int().min(1).max(ATTENDEES_MAX),
  price: z.number().min(0).max(PRICE_MAX),
  tags: z.array(requiredText(40)).max(TAGS_MAX),
  image: z
    .string()
    .regex(/^\/(media\/[0-9a-f-]{36}\.\w{3,4}|posters\/[\w-]+\.avif)$/)
    .nullable(),
};

export const createEventSchema = z.object({
  ...fields,
  description: fields.description.default(""),
  address: fields.address.default(""),
  price: fields.price.default(0),
  tags: fields.tags.default([]),
  image: fields.image.default(null),
  groupId: uuid.nullable().default(null),
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
    .max(ATTENDEES_MAX, `At most ${ATTENDEES_MAX.toLocaleString("en-US")} people can come`),
  price: z
    .number("Enter a price, or 0")
    .min(0, "A price can't be negative")
    .max(PRICE_MAX, `At most $${PRICE_MAX.toLocaleString("en-US")}`),
  tags: z
    .string()
    .transform((value) => [...new Set(words(value).filter(Boolean))])
    .pipe(z.array(text(40)).max(TAGS_MAX, `At most ${TAGS_MAX} tags`)),
});
export type EventForm = z.output<typeof eventFormSchema>;
export type EventFormInput = z.input<typeof eventFormSchema>;

/** Absent is unchanged. */
export const editEventSchema = z.object(fields).partial();
export type EditEvent = z.output<typeof editEventSchema>;

export const seatAnswerSchema = z.object({
  status: seatState,
  position: z.number().nullable(),
  attendees: z.number(),
  maxAttendees: z.number(),
});
export type Seat = z.infer<typeof seatAnswerSchema>;

export const eventParams = z.object({ id: uuid });
export const communityEventsQuery = pageQuery.extend({ groupId: uuid.optional() });
export type CommunityEventsQuery = z.output<typeof communityEventsQuery>;

/** Who is going, or waits: the second is for the host. */
export const attendeesQuery = pageQuery.extend({ status: z.enum(["going", "waitlisted"]).default("going") });
export type AttendeesQuery = z.output<typeof attendeesQuery>;
