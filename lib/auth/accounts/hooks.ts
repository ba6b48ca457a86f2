import { useSWRConfig } from "swr";
import { putJson } from "@/lib/core/client/api-client";
import { noteFetched } from "@/lib/core/client/freshness";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { CurrentUser, UpdateProfile } from "./schema";

export const useCurrentUser = () => useData<CurrentUser>(paths.api.currentUser);

/** Spec §7: "Response is the user, stored as current user". */
export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (profile: UpdateProfile) => {
    const user = await putJson<CurrentUser>(paths.api.profile, profile);
    noteFetched(paths.api.currentUser);
    await mutate(paths.api.currentUser, user, { revalidate: false });
    void refresh(STALE_AFTER.profile(user.id));
    return user;
  };
}
