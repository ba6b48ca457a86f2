import { deleteJson, postJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { EndTwoFactor, RecoveryCodes, TwoFactor, TwoFactorKey } from "./schema";

/** Whether two-step verification is on, with the steps to turn it on and off. */
export function useTwoFactor() {
  return {
    ...useData<TwoFactor>(paths.api.twoFactor),
    begin: (password: string) => postJson<TwoFactorKey>(paths.api.twoFactor, { password }),
    confirm: (code: string) => postJson<RecoveryCodes>(paths.api.confirmTwoFactor, { code }),
    end: (form: EndTwoFactor) => deleteJson(paths.api.twoFactor, form),
  };
}
