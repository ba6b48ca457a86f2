import { requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const HIT_TYPES = ["venue", "gem", "event", "person", "photo"] as const;
export type HitType = (typeof HIT_TYPES)[number];

export const hitSchema = z.object({
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
  suggestions: hits,
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchQuery = z.object({ q: requiredText(100) });
