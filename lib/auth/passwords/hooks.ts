import type { SignedIn } from "@/lib/auth/accounts/schema";
import type { ChangePassword, Reset } from "@/lib/auth/credentials/schema";
import { postJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { CommonPasswords } from "./schema";

/**
 * Whether a password is among the most common ones. The comparison runs in the browser, so nothing that is typed leaves
 * it.
 */
export function useIsCommonPassword(password: string): boolean {
  const { data } = useData<CommonPasswords>(password === "" ? null : paths.api.commonPasswords);
  return data?.passwords.includes(password.toLowerCase()) ?? false;
}

export const requestPasswordChange = (form: ChangePassword) => postJson(paths.api.password, form);

/** Sends the code that `requestPasswordReset` asks for. */
export const requestResetCode = (identifier: string) => postJson(paths.api.forgot, { identifier });

export const requestPasswordReset = (form: Reset) => postJson<SignedIn>(paths.api.reset, form);
