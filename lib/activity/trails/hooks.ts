import { useData } from "@/lib/core/client/use-data";
import { paths } from "@/lib/core/shared/paths";
import type { TrailFriends } from "./schema";

export function useFriendsOnTrail(trailId: string): TrailFriends["friends"] {
  const { data } = useData<TrailFriends>(paths.api.way(trailId));
  return data?.friends ?? [];
}
