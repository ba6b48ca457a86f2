"use client";

import { useCallback } from "react";
import { patchJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { paths, withQuery } from "@/lib/core/shared/paths";
import type { Action } from "./rules";
import type { Case, CasesQuery, CreateReport, DecisionAnswer, ReportAnswer } from "./schema";

export const sendReport = ({ note, ...report }: CreateReport): Promise<ReportAnswer> =>
  postJson<ReportAnswer>(paths.api.reports, { ...report, note: note?.trim() || null });

const isCase = (value: object, id: string): value is Case => "snapshot" in value && "id" in value && value.id === id;

/** What was reported: what is to be decided, what was, or what is objected to. */
export function useCases(status: CasesQuery["status"]) {
  const address = withQuery(paths.api.moderationReports, { status });
  const list = useEndless<Case>(address, { endpoint: paths.api.moderationReports, staleAfter: 0 });
  const patch = useEntityPatch(isCase);
  return {
    ...list,
    cases: list.items,
    decide: useCallback(
      async (id: string, action: Action, reason: string) => {
        const path = paths.api.moderationReport(id);
        const answer = await patchJson<DecisionAnswer>(path, { action, reason: reason.trim() });
        patch(id, (about) => (answer.isProposed ? { ...about, proposedAction: action } : null));
        return answer;
      },
      [patch],
    ),
  };
}
