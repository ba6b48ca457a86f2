import { rewardFields } from "@/lib/activity/achievements/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { AUDIENCES } from "@/lib/core/shared/audiences";
import { requiredLine, requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { DEFAULT_POST_ACTIVITY, POST_MAX } from "./rules";

export const postSchema = z.object({
  id: z.string(),
  content: z.string(),
  activityType: z.string(),
  xpEarned: z.number(),
  user: personSchema,
  createdAt: z.string(),
  /** Null if the author or the viewer turned like counts off. */
  likes: z.number().nullable(),
  isLiked: z.boolean(),
  comments: z.number(),
  /** Whether the viewer may comment. */
  canComment: z.boolean(),
  editedAt: z.string().nullable(),
  /** Who may see it; only in the user's own posts. */
  audience: z.enum(AUDIENCES).optional(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.literal(true).optional(),
});
export type Post = z.infer<typeof postSchema>;

export const createPostSchema = z.object({
  content: requiredText(POST_MAX),
  activityType: requiredLine(40)
    .nullish()
    .transform((value) => value ?? DEFAULT_POST_ACTIVITY),
  /** Absent: the account's default audience. */
  audience: z.enum(AUDIENCES).nullish(),
});
/** PATCH /api/posts/{id}: absent fields are unchanged. */
export const changePostSchema = z.object({
  content: requiredText(POST_MAX).optional(),
  audience: z.enum(AUDIENCES).optional(),
});
export type ChangePost = z.output<typeof changePostSchema>;
/** The form only has the text. The server limits its length; the counter only shows it (spec §5). */
export const postFieldsSchema = z.object({ content: z.string() });
export const postFormSchema = postFieldsSchema.refine(({ content }) => content.trim() !== "", "Required");
export type CreatePost = z.output<typeof createPostSchema>;

export const sharedPostSchema = z.object({
  post: postSchema,
  xpEarned: z.number(),
  stats: userStatsSchema,
  ...rewardFields,
});
export type SharedPost = z.infer<typeof sharedPostSchema>;
