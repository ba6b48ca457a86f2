import { z } from "@/lib/core/shared/zod";
import { CHALLENGE_SCOPES, CHALLENGE_UNITS } from "./rules";

export const challengeSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  target: z.number(),
  /** Distance is in meters. */
  unit: z.enum(CHALLENGE_UNITS),
  /** A city challenge adds up everyone who joined; a personal one counts only the viewer. */
  scope: z.enum(CHALLENGE_SCOPES),
  participants: z.number(),
  isJoined: z.boolean(),
  /** Everyone's total in a city challenge; the viewer's own in a personal one, 0 before joining. */
  progress: z.number(),
  /** The viewer's own contribution. */
  mine: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;
