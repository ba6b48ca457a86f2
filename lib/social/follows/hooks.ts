import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { ListedPerson } from "@/lib/social/people/schema";

export const useFollowRequests = () => useEndless<ListedPerson>(paths.api.followRequests);

export function useAnswerFollowRequest() {
  const refresh = useRefresh();
  return async (userId: string, accepts: boolean) => {
    await (accepts ? putJson(paths.api.followRequest(userId)) : deleteJson(paths.api.followRequest(userId)));
    await refresh(STALE_AFTER.followRequest);
  };
}
