"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, patchJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { useEntityPatch } from "@/lib/core/client/entity-patch";
import { toggleOptimistically } from "@/lib/core/client/optimistic-toggle";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { expectedMembership } from "./rules";
import type { CreateGroup, EditGroup, Group, Membership } from "./schema";

export function useGroups() {
  const address = paths.api.groups;
  const list = useEndless<Group>(address, { endpoint: address, staleAfter: STALE.events });
  return { ...list, groups: list.items };
}

export function useGroup(groupId: string) {
  const key = paths.api.group(groupId);
  const { data, error } = useSWR<Group, ApiError>(key);
  return { group: data, error };
}

const isGroup = (value: object, id: string): value is Group =>
  "memberCount" in value && "myStatus" in value && "id" in value && value.id === id;

/** Joins, asks to, leaves or takes the request back: shown at once wherever the group is, then as the server says. */
export function useMembership() {
  const patch = useEntityPatch(isGroup);
  const refresh = useRefresh();
  return useCallback(
    async (group: Group, wants: boolean): Promise<Membership | undefined> => {
      const url = paths.api.joinGroup(group.id);
      const show = (next: Partial<Group>) => patch(group.id, (known) => ({ ...known, ...next }));
      const answer = await toggleOptimistically<Membership>(`group ${group.id}`, wants, {
        show: (on) => {
          const { myStatus, memberCount } = expectedMembership(group, on);
          show({ myStatus, memberCount, isJoined: myStatus === "member" });
        },
        send: (on) => (on ? putJson<Membership>(url) : deleteJson<Membership>(url)),
      });
      if (!answer) return undefined;
      const { status, memberCount, maxMembers } = answer;
      show({ myStatus: status, memberCount, maxMembers, isJoined: status === "member" });
      await refresh(STALE_AFTER.membership(group.id));
      return answer;
    },
    [patch, refresh],
  );
}

/** Mutations for those who run a group. */
export function useGroupWrites() {
  const refresh = useRefresh();
  const told = (groupId: string) => refresh(STALE_AFTER.group(groupId));
  return {
    create: async (group: CreateGroup, idempotencyKey: string) => {
      const created = await postJson<Group>(paths.api.groups, group, idempotencyKey);
      await told(created.id);
      return created;
    },
    edit: async (groupId: string, changes: EditGroup) => {
      const changed = await patchJson<Group>(paths.api.group(groupId), changes);
      await told(groupId);
      return changed;
    },
    remove: async (groupId: string) => {
      await deleteJson(paths.api.group(groupId));
      await refresh(STALE_AFTER.deletedGroup);
    },
  };
}
