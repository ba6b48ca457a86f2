import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** Beside the contract's two verdicts: what was tapped or looked at, which the ranking learns from as well. */
const VERDICTS = ["not-interested", "undo", "tapped", "viewed"] as const;

export const feedbackSchema = z.object({
  targetType: z.enum(["venue", "gem", "event", "challenge", "community-event", "activity"]),
  targetId: uuid.transform((value) => value.toLowerCase()),
  verdict: z.enum(VERDICTS),
});
export type Feedback = z.output<typeof feedbackSchema>;
