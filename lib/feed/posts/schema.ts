import { AUDIENCES } from "@/lib/account/schema";
import { rewardFields } from "@/lib/activity/achievements/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
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
  /** null where the author or the viewer switched like counts off. */
  likes: z.number().nullable(),
  isLiked: z.boolean(),
  comments: z.number(),
  /** Whether the viewer may comment. */
  mayComment: z.boolean(),
  editedAt: z.string().nullable(),
  /** Who may see it; one's own posts alone say so. */
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
  /** Absent: the account's own default audience. */
  audience: z.enum(AUDIENCES).nullish(),
});
/** PATCH /api/posts/{id}: what is absent stays as it is. */
export const changePostSchema = z.object({
  content: requiredText(POST_MAX).optional(),
  audience: z.enum(AUDIENCES).optional(),
});
export type ChangePost = z.output<typeof changePostSchema>;
/** The form has the text alone; how long it may be is the server's to say, the counter only shows it (spec §5). */
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
