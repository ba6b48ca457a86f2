import { personSchema } from "@/lib/auth/accounts/schema";
import { pageQuery } from "@/lib/core/shared/page";
import { requiredText, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { COMMENT_MAX } from "./rules";

export const commentSchema = z.object({
  id: z.string(),
  text: z.string(),
  user: personSchema,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** The comment this one answers; answers to an answer hang on the same comment. */
  parentId: z.string().nullable(),
  isMine: z.boolean(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.literal(true).optional(),
});
export type Comment = z.infer<typeof commentSchema>;
export const commentsAnswerSchema = z.array(commentSchema);

const commentText = requiredText(COMMENT_MAX);
export const createCommentSchema = z.object({ text: commentText, parentId: uuid.nullish() });
export type CreateComment = z.output<typeof createCommentSchema>;
export const editCommentSchema = z.object({ text: commentText });
export type EditComment = z.output<typeof editCommentSchema>;

export const commentParams = z.object({ id: uuid });
export const commentsQuery = pageQuery;
export type CommentsQuery = z.output<typeof commentsQuery>;
