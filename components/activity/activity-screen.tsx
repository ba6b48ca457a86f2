"use client";

import { Dumbbell, MessageSquareText } from "lucide-react";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useRef, useState } from "react";
import { celebrate } from "@/components/activity/reward-events";
import { WorkoutStart } from "@/components/activity/workout-start";
import { YouPanel } from "@/components/activity/you-panel";
import { useAppContext } from "@/components/app-context/app-provider";
import { ListRefresh } from "@/components/discover/list-refresh";
import { Screen } from "@/components/layout/screen";
import { NotificationBell } from "@/components/notifications/notification-bell";
import { usePreferences } from "@/components/preferences";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { useViewer } from "@/components/viewer";
import type { Reward } from "@/lib/activity/achievements/schema";
import { useWorkouts } from "@/lib/activity/workouts/hooks";
import type { CreateWorkoutInput } from "@/lib/activity/workouts/schema";
import { retryImport } from "@/lib/core/client/lazy-retry";
import { paths } from "@/lib/core/shared/paths";
import { STALE_AFTER } from "@/lib/core/shared/stale-after";

/** What a pull at the top fetches again. */
const LISTS = [...STALE_AFTER.workout, paths.api.posts];

type Mode = "workout" | "post";
type Panel = "you" | "challenges" | "board";

const MODES = [
  { value: "workout", label: "Workout", icon: <Dumbbell /> },
  { value: "post", label: "Share Post", icon: <MessageSquareText /> },
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

const PostPanel = dynamic(
  retryImport(() => import("@/components/activity/post-panel").then((module) => module.PostPanel)),
  { loading },
);

export function ActivityScreen() {
  const viewer = useViewer();
  const { addActivity } = useAppContext();
  const { gamification } = usePreferences();
  const asked = useSearchParams();
  const [mode, setMode] = useState<Mode>(asked.has("post") ? "post" : "workout");
  const [panel, setPanel] = useState<Panel>(asked.has("challenge") ? "challenges" : "you");
  const workouts = useWorkouts();
  const progress = useRef<HTMLDivElement>(null);

  /** Without an answer it waits on this device, and nothing was earned yet. */
  const rewarded = async <Answer extends Reward>(writing: Promise<Answer | undefined>) => {
    const answer = await writing;
    if (!answer) return undefined;
    celebrate(answer);
    return answer;
  };
  const log = async (workout: CreateWorkoutInput, key: string) => {
    const logged = await rewarded(workouts.log(workout, key));
    if (!logged) return false;
    addActivity(logged.workout);
    // The form folds up: what the workout moved would be out of sight.
    requestAnimationFrame(() => progress.current?.scrollIntoView({ block: "start" }));
    return true;
  };
  const you = <YouPanel list={workouts} achievement={asked.get("achievement")} />;

  return (
    <Screen
      title="Activity Center"
      subtitle="Track workouts and share your progress"
      back={paths.home}
      actions={<NotificationBell />}
      className="flex flex-col gap-6 p-4"
    >
      <ListRefresh endpoints={LISTS} />
      <Segmented label="What to record" value={mode} onValueChange={setMode} options={MODES} />
      {mode === "workout" ? (
        <>
          <WorkoutStart userId={viewer.id} log={log} />
          <div ref={progress} className="scroll-mt-24">
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
          </div>
        </>
      ) : (
        <PostPanel shownId={asked.get("post")} rewarded={rewarded} onShared={() => setMode("workout")} />
      )}
    </Screen>
  );
}
