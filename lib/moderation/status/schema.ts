import { z } from "@/lib/core/shared/zod";

const jobStatusSchema = z.object({
  name: z.string(),
  everySeconds: z.number(),
  lastRun: z.string().nullable().describe("When it last began"),
  lastSuccess: z.string().nullable().describe("Of one that never succeeded: when it first began"),
  /** It should have succeeded long ago: nobody calls it, it does not end, or it fails every time. */
  isLate: z.boolean(),
  /** Work of it that was given up after ten tries. */
  parked: z.number(),
});
export type JobStatus = z.infer<typeof jobStatusSchema>;

export const currentStatusSchema = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.string(),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    migration: z.string().nullable().describe("The last one that was applied"),
  }),
  jobs: z.array(jobStatusSchema),
  waiting: z.array(z.object({ what: z.enum(["mails", "pushes", "removals", "exports"]), count: z.number() })),
  storage: z.object({
    kind: z.enum(["disk", "s3", "uploadthing"]),
    freeBytes: z.number().nullable().describe("Of the disk pictures are kept on; null where they are elsewhere"),
  }),
});
export type CurrentStatus = z.infer<typeof currentStatusSchema>;
