import { useEffect } from "react";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Feedback } from "./schema";

type Target = Pick<Feedback, "targetType" | "targetId">;

export const sendFeedback = ({ targetType, targetId }: Target, verdict: Feedback["verdict"]) =>
  postJson<void>(paths.api.aiFeedback, { targetType, targetId, verdict });

/** Records a view once per opening, for the trending rank; failures are ignored. */
export function useViewed(targetType: Target["targetType"], targetId: string | undefined): void {
  useEffect(() => {
    if (targetId !== undefined) sendFeedback({ targetType, targetId }, "viewed").catch(() => {});
  }, [targetType, targetId]);
}
