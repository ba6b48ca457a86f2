import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { CommonPasswords } from "./schema";

/** Whether a password is among the most common ones. It is compared here: nothing that is typed leaves the browser. */
export function useIsCommonPassword(password: string): boolean {
  const { data } = useData<CommonPasswords>(password === "" ? null : paths.api.commonPasswords);
  return data?.passwords.includes(password.toLowerCase()) ?? false;
}
