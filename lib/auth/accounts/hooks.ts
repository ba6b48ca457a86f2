import { useCallback } from "react";
import { getJson, putJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useCacheAnswer, useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CurrentUser, UpdateProfile } from "./schema";

export const useCurrentUser = () => useData<CurrentUser>(paths.api.currentUser);

/** Fetches the current user. False, with nothing cached, if it's a different person from `userId`. */
export function useConfirmUser() {
  const cacheAnswer = useCacheAnswer();
  return useCallback(
    async (userId: string) => {
      const user = await getJson<CurrentUser>(paths.api.currentUser);
      if (user.id !== userId) return false;
      await cacheAnswer(paths.api.currentUser, user);
      return true;
    },
    [cacheAnswer],
  );
}

/** Spec §7: "Response is the user, stored as current user". */
export function useUpdateProfile() {
  const cacheAnswer = useCacheAnswer();
  const refresh = useRefresh();
  return async (profile: UpdateProfile) => {
    const user = await putJson<CurrentUser>(paths.api.profile, profile);
    await cacheAnswer(paths.api.currentUser, user);
    void refresh(STALE_AFTER.profile(user.id));
    return user;
  };
}
