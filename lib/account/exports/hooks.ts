import { postJson } from "@/lib/core/client/api-client";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { AccountExport, ExportStarted } from "./schema";

const EVERY = 1000;

/** The user's data exports; polled every second while one is being prepared. */
export function useExports() {
  const { mutate, ...exports } = useData<AccountExport[]>(paths.api.exports, {
    refreshInterval: (known) => (known?.some(({ status }) => status === "preparing") ? EVERY : 0),
  });
  const request = async (password?: string) => {
    await postJson<ExportStarted>(paths.api.exports, password === undefined ? undefined : { password });
    await mutate();
  };
  return { ...exports, request };
}
