import { providerName } from "@/lib/auth/providers/schema";
import { z } from "@/lib/core/shared/zod";

const provider = providerName.optional().catch(undefined);

/** The result of connecting a provider, passed in the URL it redirects back to. */
export const providerResultSchema = z.object({ linked: provider, taken: provider, error: provider });
export type Returned = z.infer<typeof providerResultSchema>;
