import { deleteJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useCacheAnswer, useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { PlanRequest } from "../plans/schema";
import type { FreeTime } from "./rules";
import type { ListedPlan, SharedPlan } from "./schema";

const { api } = paths;
/** Polls while the plan is open, because others vote and join in the meantime. */
const EVERY = 15_000;

/** A shared plan with its actions; each response is what the screen shows next. */
export function useSharedPlan(planId: string) {
  const { mutate, ...plan } = useData<SharedPlan>(api.sharedPlan(planId), { refreshInterval: EVERY });
  const refresh = useRefresh();
  const take = async (answer: Promise<SharedPlan>) => {
    await mutate(answer, { revalidate: false });
    await refresh([api.sharedPlans]);
  };
  return {
    ...plan,
    join: (free: FreeTime | null) => take(putJson<SharedPlan>(api.joinPlan(planId), { free })),
    leave: () => take(deleteJson<SharedPlan>(api.joinPlan(planId))),
    vote: (stopId: string, isFor: boolean | null) => take(putJson<SharedPlan>(api.planVote(planId, stopId), { isFor })),
    makeEvent: async () => {
      const { eventId } = await postJson<{ eventId: string }>(api.planEvent(planId));
      await refresh([api.communityEvents, api.sharedPlans]);
      return eventId;
    },
    remove: async () => {
      await deleteJson(api.sharedPlan(planId));
      await refresh([api.sharedPlans]);
    },
  };
}

/** The newest plans the user shares or joined. */
export function useSharedPlans() {
  return useData<ListedPlan[]>(api.sharedPlans).data;
}

/** Shares a plan and returns its URL. */
export function useSharePlan() {
  const refresh = useRefresh();
  const cacheAnswer = useCacheAnswer();
  return async (request: PlanRequest, idempotencyKey: string) => {
    const plan = await postJson<SharedPlan>(api.sharedPlans, request, idempotencyKey);
    await cacheAnswer(api.sharedPlan(plan.id), plan);
    await refresh([api.sharedPlans]);
    return paths.sharedPlan(plan.id);
  };
}
