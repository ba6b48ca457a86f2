"use client";

import { deleteJson, putJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { Group, Membership } from "./schema";

const always = () => true;

export function useGroups() {
  const address = paths.api.groups;
  const list = useEndless<Group>(address, { endpoint: address, staleAfter: STALE.events, mayReplace: always });
  const { pages, write } = list;
  return {
    ...list,
    groups: pages?.flatMap(({ items }) => items),
    join: async (group: Group): Promise<Membership> => {
      const url = paths.api.joinGroup(group.id);
      const membership = group.myStatus === "none" ? await putJson<Membership>(url) : await deleteJson<Membership>(url);
      const { status, memberCount } = membership;
      await write(
        (pages ?? []).map((page) => ({
          ...page,
          items: page.items.map((known) =>
            known.id === group.id ? { ...known, memberCount, myStatus: status, isJoined: status === "member" } : known,
          ),
        })),
      );
      return membership;
    },
  };
}
