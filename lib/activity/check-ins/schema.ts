import { rewardFields } from "@/lib/activity/achievements/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

/** Without `isPrivate`, the account's setting applies. */
export const createCheckInSchema = z.object({ venueId: uuid, isPrivate: z.boolean().optional() });
export type CreateCheckIn = z.output<typeof createCheckInSchema>;

/** `xpEarned` is 0 if the person had already checked in there that day. */
export const checkedInSchema = z.object({
  id: z.string(),
  xpEarned: z.number(),
  stats: userStatsSchema,
  ...rewardFields,
});
export type CheckedIn = z.infer<typeof checkedInSchema>;
