import { z } from "@/lib/core/shared/zod";

const jobStatusSchema = z.object({
  name: z.string(),
  everySeconds: z.number(),
  lastRun: z.string().nullable().describe("Start of the last run; null if it never ran"),
  lastSuccess: z
    .string()
    .nullable()
    .describe("Start of the last successful run; if none succeeded, of the first run. Null if it never ran"),
  /** Overdue: it isn't being called, it doesn't finish, or it fails every time. */
  isLate: z.boolean(),
  /** Background tasks that failed after ten attempts. */
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
    migration: z.string().nullable().describe("The last applied migration"),
  }),
  jobs: z.array(jobStatusSchema),
  waiting: z.array(z.object({ what: z.enum(["mails", "pushes", "removals", "exports"]), count: z.number() })),
  storage: z.object({
    kind: z.enum(["disk", "s3", "uploadthing"]),
    freeBytes: z
      .number()
      .nullable()
      .describe("Free bytes on the disk that stores photos; null if they are stored elsewhere"),
  }),
});
export type CurrentStatus = z.infer<typeof currentStatusSchema>;
