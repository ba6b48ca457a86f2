"use client";

import { Dumbbell, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { PostList } from "@/components/activity/post-list";
import { SharePostForm } from "@/components/activity/share-post-form";
import { WorkoutForm } from "@/components/activity/workout-form";
import { WorkoutHistory } from "@/components/activity/workout-history";
import { BottomNav } from "@/components/layout/bottom-nav";
import { ScreenHeader } from "@/components/layout/screen-header";
import { MAIN_ID } from "@/components/layout/skip-link";
import { Segmented } from "@/components/ui/segmented";
import { useWorkouts } from "@/lib/activity/workouts/hooks";
import { paths } from "@/lib/core/shared/paths";
import { usePosts } from "@/lib/feed/posts/hooks";

type Mode = "workout" | "post";

const MODES = [
  { value: "workout", label: "Workout", icon: <Dumbbell aria-hidden="true" /> },
  { value: "post", label: "Share Post", icon: <MessageSquareText aria-hidden="true" /> },
] as const;

export function ActivityScreen() {
  const [mode, setMode] = useState<Mode>("workout");
  const workouts = useWorkouts();
  const posts = usePosts();
  return (
    <>
      <ScreenHeader title="Activity Center" subtitle="Track workouts and share your progress" back={paths.home} />
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col gap-6 p-4 pb-nav">
        <Segmented label="What to record" value={mode} onValueChange={setMode} options={MODES} />
        {mode === "workout" ? (
          <WorkoutForm log={workouts.log} />
        ) : (
          <SharePostForm share={posts.share} onShared={() => setMode("workout")} />
        )}
        <section aria-labelledby="activity-history">
          <h2 id="activity-history" className="mb-3 text-display">
            {mode === "workout" ? "Your Workouts" : "From the Community"}
          </h2>
          {mode === "workout" ? <WorkoutHistory list={workouts} /> : <PostList list={posts} />}
        </section>
      </main>
      <BottomNav />
    </>
  );
}
