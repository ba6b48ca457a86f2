import { deleteJson, patchJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import type { GroupRole } from "./rules";
import type { GroupMember } from "./schema";

export const useGroupMembers = (groupId: string) =>
  useEndless<GroupMember>(paths.api.groupMembers(groupId), { staleAfter: STALE.photos });

export const useGroupRequests = (groupId: string) => useEndless<GroupMember>(paths.api.groupRequests(groupId));

/** Mutations for owners and admins; the group's lists and counts are fetched again after each. */
export function useMemberWrites(groupId: string) {
  const refresh = useRefresh();
  const { groupMember, groupRequest } = paths.api;
  const after = async (call: Promise<unknown>) => {
    await call;
    await refresh(STALE_AFTER.groupPeople(groupId));
  };
  return {
    approve: (userId: string) => after(putJson(groupRequest(groupId, userId))),
    decline: (userId: string) => after(deleteJson(groupRequest(groupId, userId))),
    changeRole: (userId: string, role: GroupRole) => after(patchJson(groupMember(groupId, userId), { role })),
    remove: (userId: string) => after(deleteJson(groupMember(groupId, userId))),
  };
}
