"use client";

import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { STALE } from "@/lib/core/client/swr";
import { paths } from "@/lib/core/shared/paths";
import type { BoardRow, Period, Scope } from "./schema";

/** Spec §9: a board may be fifteen minutes old. */
export function useLeaderboard(query: { scope: Scope; period: Period; around: boolean }) {
  const { data, error, mutate } = useSWR<BoardRow[], ApiError>(paths.api.board(query), {
    dedupingInterval: STALE.leaderboard,
    keepPreviousData: false,
  });
  return { rows: data, error, retry: () => void mutate() };
}
