import { personSchema } from "@/lib/auth/accounts/schema";
import { text } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { RATING_MAX, RATING_MIN, REVIEW_MAX } from "./rules";

export const reviewSchema = z.object({
  id: z.string(),
  rating: z.number(),
  text: z.string(),
  user: personSchema,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isMine: z.boolean(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.literal(true).optional(),
});
export type Review = z.infer<typeof reviewSchema>;

export const writeReviewSchema = z.object({
  rating: z.number({ error: "Choose a star rating" }).int().min(RATING_MIN).max(RATING_MAX),
  text: text(REVIEW_MAX)
    .transform((value) => value.trim())
    .default(""),
});
export type WriteReview = z.output<typeof writeReviewSchema>;
export type WriteReviewInput = z.input<typeof writeReviewSchema>;
