import { personSchema } from "@/lib/auth/accounts/schema";
import { requiredText, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { BOARD_POST_MAX } from "./rules";

/** What a member says on a group's board, or answers there. */
export const boardPostSchema = z.object({
  id: z.string(),
  groupId: z.string(),
  /** The post this one answers; answers to an answer hang on the same post. */
  parentId: z.string().nullable(),
  text: z.string(),
  user: personSchema,
  createdAt: z.string(),
  /** How many answers the viewer may see. */
  answers: z.number(),
  isMine: z.boolean(),
  /** Whether the viewer may take it down: their own, or anybody's where they run the group. */
  mayDelete: z.boolean(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.boolean(),
});
export type BoardPost = z.infer<typeof boardPostSchema>;

export const writeBoardPostSchema = z.object({ text: requiredText(BOARD_POST_MAX), parentId: uuid.nullish() });
export type WriteBoardPost = z.output<typeof writeBoardPostSchema>;
