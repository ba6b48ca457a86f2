import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { useEntityWrites } from "@/lib/core/client/entity-writes";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { expectedMembership } from "./rules";
import type { CreateGroup, EditGroup, Group, Membership } from "./schema";

export const useGroups = (query: { category?: string | undefined }) =>
  useEndless<Group>(paths.api.groupsOf(query), { endpoint: paths.api.groups, staleAfter: STALE.events });

export const useGroup = (groupId: string) => useData<Group>(paths.api.group(groupId));

const isGroup = entityWith<Group>("memberCount", "myStatus");

/**
 * Joins, asks to join, leaves, or withdraws the request: shown immediately wherever the group is, then updated from the
 * server.
 */
export function useMembership() {
  const patch = useEntityPatch(isGroup);
  const refresh = useRefresh();
  return async (group: Group, wants: boolean): Promise<Membership | undefined> => {
    const url = paths.api.joinGroup(group.id);
    const show = (next: Partial<Group>) => patch(group.id, (known) => ({ ...known, ...next }));
    const answer = await toggleOptimistically<Membership>(`group ${group.id}`, wants, {
      show: (on) => {
        const { myStatus, memberCount, isFull } = expectedMembership(group, on);
        show({ myStatus, memberCount, isFull, isJoined: myStatus === "member" });
      },
      send: (on) => (on ? putJson<Membership>(url) : deleteJson<Membership>(url)),
    });
    if (!answer) return undefined;
    const { status, memberCount, maxMembers, isFull } = answer;
    show({ myStatus: status, memberCount, maxMembers, isFull, isJoined: status === "member" });
    await refresh(STALE_AFTER.membership(group.id));
    return answer;
  };
}

export const useGroupWrites = () =>
  useEntityWrites<Group, CreateGroup, EditGroup>({
    list: paths.api.groups,
    one: paths.api.group,
    stale: STALE_AFTER.group,
    staleAtEnd: STALE_AFTER.deletedGroup,
  });
