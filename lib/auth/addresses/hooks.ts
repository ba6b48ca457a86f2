import type { CurrentUser } from "@/lib/auth/accounts/schema";
import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useRefresh } from "@/lib/core/client/sync";
import { useCacheAnswer } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { RemoveAddress } from "./schema";

type Proof = { password?: string };

/** Changes or removes the account's email address or phone number. */
export function useAddressWrites(kind: RemoveAddress["address"]) {
  const cacheAnswer = useCacheAnswer();
  const refresh = useRefresh();
  return {
    change: (address: string, proof: Proof) => postJson(paths.api.address, { [kind]: address, ...proof }),
    verify: async (address: string, code: string) =>
      cacheAnswer(
        paths.api.currentUser,
        await postJson<CurrentUser>(paths.api.verifyAddress, { [kind]: address, code }),
      ),
    remove: async (proof: Proof) => {
      await deleteJson(paths.api.address, { address: kind, ...proof });
      await refresh([paths.api.currentUser]);
    },
  };
}
