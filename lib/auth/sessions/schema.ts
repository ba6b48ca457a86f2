import { uuid } from "@/lib/core/shared/text";
import { z } from "@/lib/core/shared/zod";

export const sessionParams = z.object({ id: uuid });

export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof sessionSchema>;
