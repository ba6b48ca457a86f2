"use client";

import { useCallback } from "react";
import useSWR from "swr";
import { type ApiError, postJson } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { AccountExport, ExportBegun } from "./schema";

const EVERY = 1000;

/** The copies of one's data; asked for again every second while one is being prepared. */
export function useExports() {
  const { data, error, mutate } = useSWR<AccountExport[], ApiError>(paths.api.exports, {
    refreshInterval: (known) => (known?.some(({ status }) => status === "preparing") ? EVERY : 0),
  });
  const request = useCallback(
    async (password?: string) => {
      await postJson<ExportBegun>(paths.api.exports, password === undefined ? undefined : { password });
      await mutate();
    },
    [mutate],
  );
  return { exports: data, error, retry: mutate, request };
}
