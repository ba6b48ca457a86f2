"use client";

import { Dumbbell, MessageSquareText } from "lucide-react";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { WorkoutStart } from "@/components/activity/workout-start";
import { YouPanel } from "@/components/activity/you-panel";
import { useAppContext } from "@/components/app-context/app-provider";
import { ListRefresh } from "@/components/layout/list-refresh";
import { Screen } from "@/components/layout/screen";
import { WideAside } from "@/components/layout/wide-aside";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { usePreferences } from "@/components/preferences";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useViewer } from "@/components/viewer";
import { useWorkouts } from "@/lib/activity/workouts/hooks";
import type { ActivityType } from "@/lib/activity/workouts/rules";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

/** What pull-to-refresh fetches again. */
const LISTS = [...STALE_AFTER.workout, paths.api.posts];

type Mode = "workout" | "post";
type Panel = "you" | "challenges" | "board";

const MODES = [
  { value: "workout", label: "Workout", icon: <Dumbbell /> },
  { value: "post", label: "Share Post", icon: <MessageSquareText /> },
] as const;
const TABS = [
  { value: "you", label: "You" },
  { value: "challenges", label: "Challenges" },
  { value: "board", label: "Leaderboard" },
] as const;

const loading = () => <Skeleton className="h-72 rounded-card" />;
// Code-split: they bring in date arithmetic and form validation.
const LatestWorkout = lazyPart(() => import("@/components/activity/latest-workout"), "LatestWorkout", {
  isQuiet: true,
});
const BoardPanel = lazyPart(() => import("@/components/activity/board-panel"), "BoardPanel");
const ChallengesPanel = dynamic(
  retryImport(() => import("@/components/activity/challenges-panel").then((module) => module.ChallengesPanel)),
  { loading },
);
const PostPanel = dynamic(
  retryImport(() => import("@/components/activity/post-panel").then((module) => module.PostPanel)),
  { loading },
);

type ActivityScreenProps = {
  /** The activity of the unfinished workout stored on this device, from the page's cookie. */
  unfinished?: ActivityType | null;
};

export function ActivityScreen({ unfinished = null }: ActivityScreenProps) {
  const viewer = useViewer();
  const { addActivity } = useAppContext();
  const preferences = usePreferences();
  const params = useSearchParams();
  const [mode, setMode] = useState<Mode>(params.has("post") ? "post" : "workout");
  const [hasSwitched, setSwitched] = useState(false);
  const [panel, setPanel] = useState<Panel>(params.has("challenge") ? "challenges" : "you");
  const workouts = useWorkouts();
  const progress = useRef<HTMLDivElement>(null);

  const log = async (workout: CreateWorkoutInput, key: string) => {
    const logged = await workouts.log(workout, key);
    if (!logged) return;
    addActivity(logged.workout);
    // The form collapses, so scroll up to show what the workout changed.
    requestAnimationFrame(() => progress.current?.scrollIntoView({ block: "start" }));
  };
  const switchTo = (next: Mode) => {
    setMode(next);
    setSwitched(true); // the workout may have been logged after the page was rendered
  };
  const latest = workouts.items?.[0];
  const you = <YouPanel list={workouts} achievement={params.get("achievement")} />;

  return (
    <Screen
      title="Activity Center"
      subtitle="Track workouts and share your progress"
      back={paths.home}
      actions={<NotificationBell />}
      className="flex flex-col gap-6 p-4"
      aside={
        latest && (
          <WideAside title="Your latest workout">
            <LatestWorkout workout={latest} />
          </WideAside>
        )
      }
    >
      <ListRefresh endpoints={LISTS} />
      <Segmented label="Workout or post" value={mode} onValueChange={switchTo} options={MODES} />
      {mode === "workout" ? (
        <>
          <WorkoutStart userId={viewer.id} unfinished={hasSwitched ? null : unfinished} log={log} />
          <div ref={progress} className="scroll-mt-24">
            {preferences.gamification ? (
              <Tabs
                value={panel}
                onValueChange={setPanel}
                items={TABS}
                label="Your activity, challenges, and leaderboard"
              >
                <TabPanel value="you">{you}</TabPanel>
                <TabPanel value="challenges">
                  <ChallengesPanel shownId={params.get("challenge")} />
                </TabPanel>
                <TabPanel value="board">
                  <BoardPanel />
                </TabPanel>
              </Tabs>
            ) : (
              you
            )}
          </div>
        </>
      ) : (
        <PostPanel shownId={params.get("post")} onShared={() => setMode("workout")} />
      )}
    </Screen>
  );
}
