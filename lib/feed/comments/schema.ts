import { personSchema } from "@/lib/auth/accounts/schema";
import { requiredText, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { mentionedUserIds, mentionSchema } from "../mentions/schema";
import { COMMENT_MAX } from "./rules";

export const commentSchema = z.object({
  id: z.string(),
  text: z.string(),
  user: personSchema,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** The comment this one replies to; replies to a reply belong to the same comment. */
  parentId: z.string().nullable(),
  isMine: z.boolean(),
  /** Mentioned people, limited to those the viewer may see. */
  mentions: z.array(mentionSchema),
  likes: z.number().nullable(),
  isLiked: z.boolean(),
  isPinned: z.boolean(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.literal(true).optional(),
});
export type Comment = z.infer<typeof commentSchema>;

const commentText = requiredText(COMMENT_MAX);
export const createCommentSchema = z.object({ text: commentText, parentId: uuid.nullish(), mentionedUserIds });
export type CreateComment = z.output<typeof createCommentSchema>;
export const editCommentSchema = z.object({ text: commentText, mentionedUserIds });
export type EditComment = z.output<typeof editCommentSchema>;
