import { z } from "@/lib/core/shared/zod";

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof sessionSchema>;
