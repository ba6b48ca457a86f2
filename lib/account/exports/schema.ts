import { proof } from "@/lib/auth/credentials/schema";
import { z } from "@/lib/core/shared/zod";

export const exportStartedSchema = z.object({ id: z.string() });
export type ExportStarted = z.infer<typeof exportStartedSchema>;

/** `progress` in percent; `expiresAt` is set once it is ready. */
export const exportSchema = z.object({
  id: z.string(),
  status: z.enum(["preparing", "ready"]),
  progress: z.number(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});
export type AccountExport = z.infer<typeof exportSchema>;

/** An empty body, or the password. */
export const requestExportSchema = z.object({ password: proof }).optional();
export type RequestExport = z.output<typeof requestExportSchema>;
