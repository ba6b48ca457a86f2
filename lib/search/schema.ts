import { requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

const ACTIVITY_TYPES = ["community-event", "group", "challenge", "activity"] as const;
const HIT_TYPES = ["venue", "gem", "event", "person", "photo", "guide", "route", "help", ...ACTIVITY_TYPES] as const;
export type HitType = (typeof HIT_TYPES)[number];

const hitSchema = z.object({
  id: z.string(),
  type: z.enum(HIT_TYPES),
  name: z.string(),
  subtitle: z.string(),
  image: z.string().nullable(),
});
export type Hit = z.infer<typeof hitSchema>;

const hits = z.array(hitSchema);
export const SEARCH_SECTIONS = [
  "activities",
  "places",
  "routes",
  "gems",
  "events",
  "guides",
  "help",
  "photos",
  "people",
] as const;
export type SearchSection = (typeof SEARCH_SECTIONS)[number];

/** Exact matches are in the list of their kind, approximate matches in `suggestions`. */
export const searchAnswerSchema = z.object({
  sections: z.array(z.enum(SEARCH_SECTIONS)).describe("Sections with results, best match first"),
  activities: hits.describe("Community events, groups, challenges, and trending activities"),
  routes: hits.describe("City trails; the ID is the `way` parameter of `/record`"),
  help: hits.describe("App pages; the ID is the path"),
  places: hits,
  events: hits,
  gems: hits,
  people: hits,
  photos: hits,
  guides: hits.describe("Community guides"),
  suggestions: hits,
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchQuery = z.object({ q: requiredText(100) });
