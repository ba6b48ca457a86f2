import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useEndless } from "@/lib/core/client/endless";
import { entityWith, useEntityPatch } from "@/lib/core/client/entity-patch";
import { useRefresh } from "@/lib/core/client/sync";
import { paths } from "@/lib/core/shared/paths";
import type { Invite } from "./schema";

const ADDRESS = paths.api.invites;

/** Creates an invite link for one person. */
export const requestInvite = () => postJson<{ url: string }>(ADDRESS);

const isInvite = entityWith<Invite>("url", "expiresAt");

/** The user's active invite links, with the functions that change them. */
export function useInvites() {
  const list = useEndless<Invite>(ADDRESS);
  const refresh = useRefresh();
  const patch = useEntityPatch(isInvite);
  return {
    ...list,
    create: async () => {
      await requestInvite();
      await refresh([ADDRESS]);
    },
    revoke: async (id: string) => {
      await deleteJson(paths.api.invite(id));
      patch(id, () => null);
    },
  };
}
