"use client";

import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Category, ReportType } from "./rules";
import type { ReportAnswer } from "./schema";

export function sendReport(type: ReportType, id: string, category: Category, note: string): Promise<ReportAnswer> {
  return postJson<ReportAnswer>(paths.api.reports, { type, id, category, note: note.trim() || null });
}
