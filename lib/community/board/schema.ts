import { personSchema } from "@/lib/auth/accounts/schema";
import { requiredText, uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { BOARD_POST_MAX } from "./rules";

/** A post or reply on a group's board. */
export const boardPostSchema = z.object({
  id: z.string(),
  groupId: z.string(),
  /** The post this one replies to; replies to a reply belong to the same post. */
  parentId: z.string().nullable(),
  text: z.string(),
  user: personSchema,
  createdAt: z.string(),
  /** How many replies the viewer may see. */
  answers: z.number(),
  isMine: z.boolean(),
  /** Whether the viewer may delete it: their own, or anyone's if they run the group. */
  canDelete: z.boolean(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.boolean(),
});
export type BoardPost = z.infer<typeof boardPostSchema>;

export const writeBoardPostSchema = z.object({ text: requiredText(BOARD_POST_MAX), parentId: uuid.nullish() });
export type WriteBoardPost = z.output<typeof writeBoardPostSchema>;
