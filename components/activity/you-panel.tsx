import { useState } from "react";
import { AchievementsShelf } from "@/components/activity/achievements-shelf";
import { RecordsList } from "@/components/activity/records-list";
import { WeekStrip } from "@/components/activity/week-strip";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { WorkoutHistory } from "@/components/activity/workout-history";
import { Gamified, usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useStats } from "@/lib/activity/stats/hooks";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import { lazyOverlay } from "@/lib/core/client/lazy-overlay";
import { lazyPart } from "@/lib/core/client/lazy-part";
import { useIsHydrated } from "@/lib/core/client/use-is-hydrated";
import { paths } from "@/lib/core/shared/paths";

/** Loaded, along with the settings, only once the user opens the goal setting. */
const GoalSelect = lazyPart(() => import("@/components/activity/goal-select"), "GoalSelect");

function Ring({ share }: { share: number }) {
  const around = 2 * Math.PI * 20;
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-14 shrink-0 -rotate-90">
      <circle cx={24} cy={24} r={20} fill="none" strokeWidth={6} className="stroke-bone" />
      <circle
        cx={24}
        cy={24}
        r={20}
        fill="none"
        strokeWidth={6}
        strokeLinecap="round"
        strokeDasharray={`${around * Math.min(1, share)} ${around}`}
        className="stroke-sky transition-[stroke-dasharray] duration-280"
      />
    </svg>
  );
}

function WeeklyGoal() {
  const { weeklyGoal } = usePreferences();
  const { data: stats } = useStats();
  const [isChoosing, setChoosing] = useState(false);
  if (!stats) return null;
  const { minutes } = stats.weekly;
  const isReached = weeklyGoal !== null && minutes >= weeklyGoal;
  return (
    <Card className="p-4">
      <section aria-label="Weekly goal">
        <div className="flex items-center gap-4">
          {weeklyGoal ? <Ring share={minutes / weeklyGoal} /> : null}
          <p className="min-w-0 flex-1">
            <strong className="block">{isReached ? "Weekly goal reached" : "Weekly goal"}</strong>
            <span className="text-ink-soft">
              {weeklyGoal ? `${minutes} of ${weeklyGoal} minutes` : "Set a weekly goal in minutes"}
            </span>
          </p>
          <Button variant="ghost" size="sm" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {weeklyGoal ? "Change" : "Set"}
          </Button>
        </div>
        {isChoosing && <GoalSelect onChosen={() => setChoosing(false)} />}
      </section>
    </Card>
  );
}

const ShoesSheet = lazyOverlay(() => import("@/components/activity/shoes-sheet"), "ShoesSheet");
const SummarySheet = lazyOverlay(() => import("@/components/activity/summary-sheet"), "SummarySheet");

type YouPanelProps = {
  list: Workouts;
  /** The achievement to open, if a link names one. */
  achievement: string | null;
};

/** Your week, stars, and history. The endless list comes last. */
export function YouPanel({ list, achievement }: YouPanelProps) {
  const [isSummarizing, setSummarizing] = useState(false);
  const [showsShoes, setShowsShoes] = useState(false);
  const isHydrated = useIsHydrated(); // the history is far below the fold
  return (
    <div className="flex flex-col gap-6">
      <WeekStrip />
      <WeeklyGoal />
      <div className="flex flex-col gap-2">
        <WeeklyChart />
        <Button variant="secondary" size="sm" block aria-haspopup="dialog" onClick={() => setSummarizing(true)}>
          Monthly and yearly summary
        </Button>
        <SummarySheet open={isSummarizing} onOpenChange={setSummarizing} />
      </div>
      <Gamified>
        <AchievementsShelf openedId={achievement} />
      </Gamified>
      <RecordsList />
      <section aria-labelledby="activity-history">
        <div className="mb-3 flex items-center justify-between gap-2">
          <h2 id="activity-history" className="text-display">
            Your Workouts
          </h2>
          <div className="flex">
            <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setShowsShoes(true)}>
              Shoes
            </Button>
            <LinkButton variant="ghost" size="sm" href={paths.importWorkouts}>
              Import
            </LinkButton>
          </div>
        </div>
        <ShoesSheet open={showsShoes} onOpenChange={setShowsShoes} />
        {isHydrated ? <WorkoutHistory list={list} /> : <Skeleton className="h-110 rounded-card" />}
      </section>
    </div>
  );
}
