"use client";

import { Dumbbell, MessageSquareText } from "lucide-react";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { PostList } from "@/components/activity/post-list";
import { celebrate, type Reward } from "@/components/activity/reward-events";
import { SharePostForm } from "@/components/activity/share-post-form";
import { WorkoutForm } from "@/components/activity/workout-form";
import { YouPanel } from "@/components/activity/you-panel";
import { useAppContext } from "@/components/app-context/app-provider";
import { ListRefresh } from "@/components/discover/list-refresh";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { usePreferences } from "@/components/preferences";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useViewer } from "@/components/viewer";
import { useWorkouts } from "@/lib/activity/workouts/hooks";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";
import { usePosts } from "@/lib/feed/posts/hooks";

/** What a pull at the top fetches again. */
const LISTS = [...STALE_AFTER.workout, paths.api.posts];

type Mode = "workout" | "post";
type Panel = "you" | "challenges" | "board";

const MODES = [
  { value: "workout", label: "Workout", icon: <Dumbbell aria-hidden="true" /> },
  { value: "post", label: "Share Post", icon: <MessageSquareText aria-hidden="true" /> },
] as const;
/** Small enough that three labels fit beside each other at 320 px. */
const tab = (label: string) => <span className="whitespace-nowrap text-[min(1.25rem,4.8vw)]">{label}</span>;
const TABS = [
  { value: "you", label: tab("You") },
  { value: "challenges", label: tab("Challenges") },
  { value: "board", label: tab("Leaderboard") },
] as const;

const loading = () => <Skeleton className="h-72 rounded-card" />;
const ChallengesPanel = dynamic(
  retryImport(() => import("@/components/activity/challenges-panel").then((module) => module.ChallengesPanel)),
  { loading },
);
const BoardPanel = dynamic(
  retryImport(() => import("@/components/activity/board-panel").then((module) => module.BoardPanel)),
  {
    loading,
  },
);

export function ActivityScreen() {
  const viewer = useViewer();
  const { addActivity } = useAppContext();
  const { gamification } = usePreferences();
  const asked = useSearchParams();
  const [mode, setMode] = useState<Mode>(asked.has("post") ? "post" : "workout");
  const [panel, setPanel] = useState<Panel>(asked.has("challenge") ? "challenges" : "you");
  const workouts = useWorkouts();
  const posts = usePosts();

  /** Without an answer it waits on this device, and nothing was earned yet. */
  const rewarded = async <Answer extends Reward>(writing: Promise<Answer | undefined>) => {
    const answer = await writing;
    if (!answer) return undefined;
    celebrate(answer);
    return answer;
  };
  const log = async (workout: CreateWorkoutInput, key: string) => {
    const logged = await rewarded(workouts.log(workout, key));
    if (logged) addActivity(logged.workout);
    return logged !== undefined;
  };
  const share = async (content: string, key: string) => (await rewarded(posts.share(content, key))) !== undefined;
  const you = <YouPanel list={workouts} achievement={asked.get("achievement")} />;

  return (
    <>
      <ScreenHeader
        title="Activity Center"
        subtitle="Track workouts and share your progress"
        back={paths.home}
        actions={<NotificationBell />}
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col gap-6 p-4 pb-nav">
        <ListRefresh endpoints={LISTS} />
        <Segmented label="What to record" value={mode} onValueChange={setMode} options={MODES} />
        {mode === "workout" ? (
          <>
            <WorkoutForm userId={viewer.id} log={log} />
            {gamification ? (
              <Tabs value={panel} onValueChange={setPanel} items={TABS} label="Your activity and the city's">
                <TabPanel value="you">{you}</TabPanel>
                <TabPanel value="challenges">
                  <ChallengesPanel shownId={asked.get("challenge")} />
                </TabPanel>
                <TabPanel value="board">
                  <BoardPanel />
                </TabPanel>
              </Tabs>
            ) : (
              you
            )}
          </>
        ) : (
          <>
            <SharePostForm share={share} onShared={() => setMode("workout")} />
            <section aria-labelledby="community-posts">
              <h2 id="community-posts" className="mb-3 text-display">
                From the Community
              </h2>
              <PostList list={posts} shownId={asked.get("post")} />
            </section>
          </>
        )}
      </main>
      <BottomNav />
    </>
  );
}
