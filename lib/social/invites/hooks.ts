import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Invite } from "./schema";

const ADDRESS = paths.api.invites;

const isInvite = entityWith<Invite>("url", "expiresAt");

/** One's own links that can still be used, and what changes them. */
export function useInvites() {
  const list = useEndless<Invite>(ADDRESS);
  const refresh = useRefresh();
  const patch = useEntityPatch(isInvite);
  return {
    ...list,
    create: async () => {
      await postJson(ADDRESS);
      await refresh([ADDRESS]);
    },
    revoke: async (id: string) => {
      await deleteJson(paths.api.invite(id));
      patch(id, () => null);
    },
  };
}
