import { z } from "@/lib/core/shared/zod";

export const unsubscribeParams = z.object({ token: z.string().regex(/^[0-9a-f-]{36}\.[\w-]{43}$/) });
