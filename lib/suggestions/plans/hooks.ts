import { useCallback, useRef, useState } from "react";
import { postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { Plan, PlanRequest } from "./schema";

/**
 * The plan on the screen. Only the response to the last request counts; a refused request leaves the plan unchanged.
 */
export function usePlan() {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isPlanning, setPlanning] = useState(false);
  const latest = useRef(0);
  const ask = useCallback(async (request: PlanRequest) => {
    latest.current += 1;
    const turn = latest.current;
    setPlanning(true);
    try {
      const answer = await postJson<Plan>(paths.api.plans, request);
      if (turn === latest.current) setPlan(answer);
      return answer;
    } finally {
      if (turn === latest.current) setPlanning(false);
    }
  }, []);
  return { plan, isPlanning, ask };
}
