"use client";

import useSWR from "swr";
import { type ApiError, deleteJson, postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { EndTwoFactor, RecoveryCodes, TwoFactor, TwoFactorKey } from "./schema";

/** Whether log-ins ask for a code of an app, and the steps to switch that on and off. */
export function useTwoFactor() {
  const { data, error, mutate } = useSWR<TwoFactor, ApiError>(paths.api.twoFactor);
  return {
    twoFactor: data,
    error,
    retry: () => mutate(),
    begin: (password: string) => postJson<TwoFactorKey>(paths.api.twoFactor, { password }),
    confirm: (code: string) => postJson<RecoveryCodes>(paths.api.confirmTwoFactor, { code }),
    end: (form: EndTwoFactor) => deleteJson(paths.api.twoFactor, form),
  };
}
