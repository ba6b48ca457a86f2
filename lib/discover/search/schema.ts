import { requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

const HIT_TYPES = ["venue", "gem", "event", "person", "photo", "guide"] as const;
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
/** What answers exactly stands in its list; what only looks like it stands in `suggestions`. */
export const searchAnswerSchema = z.object({
  places: hits,
  events: hits,
  gems: hits,
  people: hits,
  photos: hits,
  guides: hits.describe("Guides by people"),
  suggestions: hits,
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchQuery = z.object({ q: requiredText(100) });

/** What a search engine answers: the ids it found, the task it took on, and how that stands. */
export const engineHitsSchema = z.object({ hits: z.array(z.object({ id: z.uuid() })) });
export const engineTaskSchema = z.object({ taskUid: z.number().int() });
export const engineTaskStateSchema = z.object({ status: z.string() });
