import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const subscriptionLinkSchema = z.object({ url: z.string() });
export type SubscriptionLink = z.infer<typeof subscriptionLinkSchema>;

export const calendarLinkQuery = z.object({
  groupId: uuid.optional().describe("Use this group's events instead of your own"),
});
export type CalendarLinkQuery = z.output<typeof calendarLinkQuery>;

export const calendarParams = z.object({
  token: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/),
});
