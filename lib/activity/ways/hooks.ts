import useSWR from "swr";
import type { ApiError } from "@/lib/core/client/api-client";
import { paths } from "@/lib/core/shared/paths";
import type { WayFriends } from "./schema";

export function useFriendsOnWay(wayId: string): WayFriends["friends"] {
  const { data } = useSWR<WayFriends, ApiError>(paths.api.way(wayId));
  return data?.friends ?? [];
}
