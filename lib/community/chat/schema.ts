import { personSchema } from "@/lib/auth/accounts/schema";
import { requiredText } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { MESSAGE_MAX } from "./rules";

/** A message from a guest to the other guests. */
export const messageSchema = z.object({
  id: z.string(),
  eventId: z.string(),
  text: z.string(),
  user: personSchema,
  createdAt: z.string(),
  isMine: z.boolean(),
  /**
   * Whether the viewer may delete it: their own, or anyone's at an event they host. Co-hosts can't delete the host's.
   */
  canDelete: z.boolean(),
  /** A moderator hid it: only its author still sees it. */
  isHidden: z.boolean(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const writeMessageSchema = z.object({ text: requiredText(MESSAGE_MAX) });
export type WriteMessage = z.output<typeof writeMessageSchema>;
