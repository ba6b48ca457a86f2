import { z } from "@/lib/core/shared/zod";

/** A recorded workout compared with the user's earlier ones of the same activity. */
export const comparisonSchema = z.object({
  /** Standard distances on which this workout beat every earlier one, with the previous best in seconds. */
  records: z.array(z.object({ meters: z.number(), seconds: z.number(), before: z.number() })),
  /**
   * How often the user has taken this route, including this time, and the previous moving time in seconds; null the
   * first time.
   */
  repeated: z.object({ times: z.number(), secondsBefore: z.number() }).nullable(),
});
export type Comparison = z.infer<typeof comparisonSchema>;
