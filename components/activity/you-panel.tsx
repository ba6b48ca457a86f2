import { useState } from "react";
import { AchievementsShelf } from "@/components/activity/achievements-shelf";
import { RecordsList } from "@/components/activity/records-list";
import { WeekStrip } from "@/components/activity/week-strip";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { WeeklyGoal } from "@/components/activity/weekly-goal";
import { WorkoutHistory } from "@/components/activity/workout-history";
import { Gamified } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { Workouts } from "@/lib/activity/workouts/hooks";
import { lazyOverlay } from "@/lib/core/client/lazy-component";
import { paths } from "@/lib/core/shared/paths";

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
  return (
    <div className="flex flex-col gap-6">
      <WeekStrip />
      <WeeklyGoal />
      <div className="flex flex-col gap-2">
        <WeeklyChart />
        <Button variant="secondary" size="sm" block aria-haspopup="dialog" onClick={() => setSummarizing(true)}>
          Your month and year
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
        <WorkoutHistory list={list} />
      </section>
    </div>
  );
}
