"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, deleteJson, patchJson, postJson, putJson } from "@/lib/core/client/api-client";
import { useChangeEverywhere } from "@/lib/core/client/change-everywhere";
import { useEndless } from "@/lib/core/client/endless";
import { useKeptFallback } from "@/lib/core/client/kept-fallback";
import { STALE } from "@/lib/core/client/swr";
import { useRefresh } from "@/lib/core/client/sync";
import { wish } from "@/lib/core/client/wish";
import { paths } from "@/lib/core/shared/paths";
import { expectedMembership } from "./rules";
import type { CreateGroup, EditGroup, Group, Membership } from "./schema";

const always = () => true;

export function useGroups() {
  const address = paths.api.groups;
  const list = useEndless<Group>(address, { endpoint: address, staleAfter: STALE.events, mayReplace: always });
  return { ...list, groups: list.pages?.flatMap(({ items }) => items) };
}

export function useGroup(groupId: string) {
  const key = paths.api.group(groupId);
  const { data, error } = useSWR<Group, ApiError>(key);
  useKeptFallback(key, data);
  return { group: data, error };
}

/** Joins, asks to, leaves or takes the request back: shown at once wherever the group is, then as the server says. */
export function useMembership() {
  const change = useChangeEverywhere(paths.api.groups);
  const refresh = useRefresh();
  return useCallback(
    async (group: Group, wants: boolean): Promise<Membership | undefined> => {
      const url = paths.api.joinGroup(group.id);
      const show = (next: Partial<Group>) => change(group.id, (known) => ({ ...known, ...next }));
      const answer = await wish<Membership>(`group ${group.id}`, wants, {
        show: (on) => {
          const { myStatus, memberCount } = expectedMembership(group, on);
          show({ myStatus, memberCount, isJoined: myStatus === "member" });
        },
        send: (on) => (on ? putJson<Membership>(url) : deleteJson<Membership>(url)),
      });
      if (!answer) return undefined;
      const { status, memberCount, maxMembers } = answer;
      show({ myStatus: status, memberCount, maxMembers, isJoined: status === "member" });
      const { id } = group;
      await refresh([paths.api.group(id), paths.api.groupMembers(id), paths.api.eventsOfGroup(id)]);
      return answer;
    },
    [change, refresh],
  );
}

/** What who runs a group does. */
export function useGroupWrites() {
  const refresh = useRefresh();
  const told = useCallback(
    (groupId: string) =>
      refresh([paths.api.groups, paths.api.group(groupId), paths.api.groupMembers(groupId), paths.api.communityEvents]),
    [refresh],
  );
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
      await refresh([paths.api.groups, paths.api.communityEvents]);
    },
  };
}
