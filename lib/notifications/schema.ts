import { personSchema } from "@/lib/auth/accounts/schema";
import { requiredLine } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";
import { NOTIFICATION_KINDS, TARGET_TYPES } from "./rules";

const notificationSchema = z.object({
  /** Stable while more actors join the group. */
  id: z.string(),
  type: z.enum(NOTIFICATION_KINDS),
  actors: z.array(personSchema),
  /** Number of actors; null if like counts are off. */
  count: z.number().nullable(),
  target: z.object({
    type: z.enum(TARGET_TYPES),
    id: z.string(),
    title: z.string().nullable(),
    image: z.string().nullable(),
  }),
  text: z.string(),
  createdAt: z.string(),
  /** Null while any of the row's notifications is unread. */
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `unread` counts rows as shown, up to UNREAD_COUNTED. */
export const notificationsAnswerSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.number(),
  nextCursor: z.string().nullable(),
});
export type NotificationsAnswer = z.infer<typeof notificationsAnswerSchema>;

/** The rows to mark as read; without ids, all of them. */
export const readSchema = z.object({ ids: z.array(requiredLine(200)).max(50).optional() }).optional();
export type ReadNotifications = z.output<typeof readSchema>;
