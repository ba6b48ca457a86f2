import type { Metadata } from "next";
import { headers } from "next/headers";
import { ActivityScreen } from "@/components/activity/activity-screen";
import { BegunScript } from "@/components/activity/begun-script";
import { Prefetched } from "@/components/prefetched";
import { KeepScreen } from "@/components/shell/keep-screen";
import { listAchievements } from "@/lib/activity/achievements/mutations";
import { listWeeks } from "@/lib/activity/history/queries";
import { getStats } from "@/lib/activity/stats/queries";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import { memberOf } from "@/lib/core/server/member-page";
import { prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listPosts } from "@/lib/feed/posts/queries";
import { unreadNotifications } from "@/lib/notifications/queries";

export const metadata: Metadata = { title: "Activity Center" };

export default async function ActivityPage() {
  const user = await memberOf(paths.activity);
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  const first = pageQuery.parse({});
  const fallback = {
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(user.id)),
    [paths.api.achievements]: prefetch(() => listAchievements(user.id)),
    [paths.api.stats]: prefetch(() => getStats(user.id)),
    [paths.api.workoutWeeks]: prefetch(() => listWeeks(user.id)),
    [endlessKey(paths.api.workouts)]: prefetchPage(() => listWorkouts(user.id, first)),
    [endlessKey(paths.api.posts)]: prefetchPage(() => listPosts(user.id, first)),
  };
  return (
    <Prefetched answers={fallback}>
      <BegunScript userId={user.id} nonce={nonce} />
      <ActivityScreen />
      <KeepScreen viewerId={user.id} name="activity" props={{}} />
    </Prefetched>
  );
}
