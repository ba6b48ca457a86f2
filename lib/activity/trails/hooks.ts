import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { TrailFriends } from "./schema";

export function useFriendsOnTrail(wayId: string): TrailFriends["friends"] {
  const { data } = useData<TrailFriends>(paths.api.way(wayId));
  return data?.friends ?? [];
}
