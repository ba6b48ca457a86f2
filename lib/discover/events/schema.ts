import { calendarDay } from "@/lib/core/shared/dates";
import { sizeQuery } from "@/lib/core/shared/page";
import { text, uuid, wordOr } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { coordinatesSchema, flag, whereQuery } from "../map/schema";
import { EVENT_SOURCES } from "./rules";

const source = z.enum(EVENT_SOURCES);

/** Spec §3, event; `address`, `priceRange`, `url`, `rating`, and `coordinates` are null if unknown. */
export const eventSchema = z.object({
  id: z.string(),
  name: z.string(),
  venue: z.string(),
  city: z.string(),
  address: z.string().nullable(),
  date: z.string(),
  time: z.string(),
  category: z.string(),
  /** A description; null if there is none. */
  description: z.string().nullable(),
  priceRange: z.object({ min: z.number(), max: z.number() }).nullable(),
  source,
  sources: z.array(source),
  /** The ticket page of each source. */
  links: z.array(z.object({ source, url: z.string() })),
  url: z.string().nullable(),
  image: z.string(),
  placeholder: z.string(),
  rating: z.number().nullable(),
  coordinates: coordinatesSchema.nullable(),
  isSaved: z.boolean(),
});
export type Event = z.infer<typeof eventSchema>;

/** `stale`: a provider is down; its events are from `updatedAt`, or samples if there is no earlier response. */
const freshness = { stale: z.boolean(), updatedAt: z.string().nullable() };

export const eventsAnswerSchema = z.object({
  events: z.array(eventSchema),
  total: z.number(),
  /** By chip: `all` and the four categories. */
  counts: z.record(z.string(), z.number()),
  ...freshness,
  nextCursor: z.string().nullable(),
});
export type EventsAnswer = z.infer<typeof eventsAnswerSchema>;

const city = wordOr("Chicago");

export const eventsQuery = sizeQuery.extend(whereQuery.shape).extend({
  city,
  q: text(100).optional(),
  category: wordOr("all"),
  /** First and last day, both included; past events are never listed. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  free: flag.optional(),
});
export type EventsQuery = z.output<typeof eventsQuery>;

export const ticketedEventParams = z.object({ id: uuid.transform((value) => value.toLowerCase()) });
