import { z } from "@/lib/core/shared/zod";

/** A recorded workout beside the ones of the same activity that one had recorded before it. */
export const comparisonSchema = z.object({
  /** Well-known distances over which nothing before was as fast, and the seconds they took until then. */
  records: z.array(z.object({ meters: z.number(), seconds: z.number(), before: z.number() })),
  /** How often one has gone this way, this time included, and the seconds in motion of the time before; null the first time. */
  repeated: z.object({ times: z.number(), secondsBefore: z.number() }).nullable(),
});
export type Comparison = z.infer<typeof comparisonSchema>;
