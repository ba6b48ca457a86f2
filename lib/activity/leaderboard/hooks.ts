import { STALE } from "@/lib/core/client/swr";
import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { BoardRow, Period, Scope } from "./schema";

/** Spec §9: a board may be fifteen minutes old. */
export const useLeaderboard = (query: { scope: Scope; period: Period; around: boolean }) =>
  useData<BoardRow[]>(paths.api.board(query), { dedupingInterval: STALE.leaderboard, keepPreviousData: false });
