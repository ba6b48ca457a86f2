import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** The contract's two verdicts, and taps and views, which the ranking also learns from. */
const VERDICTS = ["not-interested", "undo", "tapped", "viewed"] as const;

export const feedbackSchema = z.object({
  targetType: z.enum(["venue", "gem", "event", "challenge", "community-event", "activity"]),
  targetId: uuid.transform((value) => value.toLowerCase()),
  verdict: z.enum(VERDICTS),
});
export type Feedback = z.output<typeof feedbackSchema>;
