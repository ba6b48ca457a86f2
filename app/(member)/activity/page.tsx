import type { Metadata } from "next";
import { SWRConfig } from "swr";
import { ActivityScreen } from "@/components/activity/activity-screen";
import { KeepScreen } from "@/components/shell/keep-screen";
import { listWeeks } from "@/lib/activity/history/queries";
import { getStats } from "@/lib/activity/stats/queries";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import { memberOf } from "@/lib/core/server/member-page";
import { prefetch } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { listPosts } from "@/lib/feed/posts/queries";

export const metadata: Metadata = { title: "Activity Center" };

export default async function ActivityPage() {
  const user = await memberOf(paths.activity);
  const first = pageQuery.parse({});
  const fallback = {
    [paths.api.stats]: prefetch(() => getStats(user.id)),
    [paths.api.workoutWeeks]: prefetch(() => listWeeks(user.id)),
    [endlessKey(paths.api.workouts)]: prefetch(async () => [await listWorkouts(user.id, first)]),
    [endlessKey(paths.api.posts)]: prefetch(async () => [await listPosts(user.id, first)]),
  };
  return (
    <SWRConfig value={{ fallback }}>
      <ActivityScreen />
      <KeepScreen viewerId={user.id} name="activity" props={{}} />
    </SWRConfig>
  );
}
