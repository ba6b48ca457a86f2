import type { Metadata } from "next";
import { cookies } from "next/headers";
import { Prefetched } from "@/app/prefetched";
import { ActivityScreen } from "@/components/activity/activity-screen";
import { ScreenSnapshotWriter } from "@/components/shell/screen-snapshot-writer";
import { listAchievements } from "@/lib/activity/achievements/mutations";
import { listWeeks } from "@/lib/activity/history/queries";
import { getStats } from "@/lib/activity/stats/queries";
import { listWorkouts } from "@/lib/activity/workouts/queries";
import { isActivityType } from "@/lib/activity/workouts/rules";
import { requireMember } from "@/lib/core/server/member-page";
import { prefetch, prefetchPage } from "@/lib/core/server/prefetch";
import { endlessKey } from "@/lib/core/shared/endless-key";
import { pageQuery } from "@/lib/core/shared/page";
import { paths } from "@/lib/core/shared/paths";
import { UNFINISHED_COOKIES } from "@/lib/core/shared/unfinished";
import { listPosts } from "@/lib/feed/posts/queries";
import { unreadNotifications } from "@/lib/notifications/queries";

const firstWorkouts = pageQuery.parse(
  Object.fromEntries(new URL(paths.api.workoutHistory, "http://local").searchParams),
);

export const metadata: Metadata = { title: "Activity Center" };

type Params = Record<string, string | string[] | undefined>;

export default async function ActivityPage({ searchParams }: { searchParams: Promise<Params> }) {
  const user = await requireMember(paths.activity);
  const unfinished = (await cookies()).get(UNFINISHED_COOKIES.workout)?.value ?? "";
  const first = pageQuery.parse({});
  const { post } = await searchParams;
  const answers = {
    [paths.api.unreadNotifications]: prefetch(() => unreadNotifications(user.id)),
    [paths.api.achievements]: prefetch(() => listAchievements(user.id)),
    [paths.api.stats]: prefetch(() => getStats(user.id)),
    [paths.api.workoutWeeks]: prefetch(() => listWeeks(user.id)),
    [endlessKey(paths.api.workoutHistory)]: prefetchPage(() => listWorkouts(user.id, firstWorkouts)),
    ...(post !== undefined && { [endlessKey(paths.api.posts)]: prefetchPage(() => listPosts(user.id, first)) }),
  };
  return (
    <Prefetched answers={answers}>
      <ActivityScreen unfinished={isActivityType(unfinished) ? unfinished : null} />
      <ScreenSnapshotWriter viewerId={user.id} name="activity" props={{}} />
    </Prefetched>
  );
}
