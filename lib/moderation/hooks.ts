import { patchJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { withQuery } from "@/lib/core/shared/address";
import { paths } from "@/lib/core/shared/paths";
import type { Action } from "./rules";
import type { Case, CasesQuery, CreateReport, DecisionAnswer, ReportAnswer } from "./schema";

export const sendReport = ({ note, ...report }: CreateReport): Promise<ReportAnswer> =>
  postJson<ReportAnswer>(paths.api.reports, { ...report, note: note?.trim() || null });

const isCase = entityWith<Case>("snapshot");

/** Reported cases: open, decided, or with an appeal. */
export function useCases(status: CasesQuery["status"]) {
  const list = useEndless<Case>(withQuery(paths.api.moderationReports, { status }));
  const patch = useEntityPatch(isCase);
  return {
    ...list,
    decide: async (id: string, action: Action, reason: string) => {
      const path = paths.api.moderationReport(id);
      const answer = await patchJson<DecisionAnswer>(path, { action, reason: reason.trim() });
      patch(id, (about) => (answer.isProposed ? { ...about, proposedAction: action } : null));
      return answer;
    },
  };
}
