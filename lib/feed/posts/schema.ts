import { rewardFields } from "@/lib/activity/achievements/schema";
import { userStatsSchema } from "@/lib/activity/stats/schema";
import { personSchema } from "@/lib/auth/accounts/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { requiredText, uuid } from "@/lib/core/shared/text";
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
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.literal(true).optional(),
});
export type Post = z.infer<typeof postSchema>;
export const postsAnswerSchema = z.array(postSchema);

export const createPostSchema = z.object({
  content: requiredText(POST_MAX),
  activityType: requiredText(40)
    .nullish()
    .transform((value) => value ?? DEFAULT_POST_ACTIVITY),
});
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

export const postParams = z.object({ id: uuid });
export const postsQuery = pageQuery;
export type PostsQuery = z.output<typeof postsQuery>;
