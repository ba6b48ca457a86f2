import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { followState } from "@/lib/social/people/schema";

/** Spec §3, social match. `id` is the person's; `state` is the viewer's current follow state. */
const socialMatchSchema = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  matchReason: z.string(),
  category: z.string(),
  /** The button's label. */
  action: z.string(),
  icon: z.string(),
  user: z.object({
    name: z.string(),
    avatar: z.string().nullable(),
    commonActivities: z.array(z.string()),
    /** Percent. */
    profileMatch: z.number(),
    mutualFriends: z.number().optional(),
    groupSize: z.number().optional(),
  }),
});
export type SocialMatch = z.infer<typeof socialMatchSchema>;
export const socialMatchesAnswerSchema = z.object({ socialMatches: z.array(socialMatchSchema) });
export type SocialMatchesAnswer = z.infer<typeof socialMatchesAnswerSchema>;

/**
 * The spec sends `userId`; the session decides who is asking. `exclude` are the ids on the screen, separated by commas.
 */
export const socialMatchesQuery = z.object({
  userId: z.string().optional(),
  exclude: z
    .string()
    .max(4000)
    .transform((list) => list.split(",").filter((one) => uuid.safeParse(one).success))
    .optional(),
});
export type SocialMatchesQuery = z.output<typeof socialMatchesQuery>;

export const matchParams = z.object({ id: uuid.transform((value) => value.toLowerCase()) });
export const connectAnswerSchema = z.object({ state: followState });
export type ConnectAnswer = z.infer<typeof connectAnswerSchema>;
