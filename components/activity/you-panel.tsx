"use client";

import { AchievementsShelf } from "@/components/activity/achievements-shelf";
import { WeekStrip } from "@/components/activity/week-strip";
import { WeeklyChart } from "@/components/activity/weekly-chart";
import { WorkoutHistory } from "@/components/activity/workout-history";
import { Gamified } from "@/components/preferences";
import type { Workouts } from "@/lib/activity/workouts/hooks";

type YouPanelProps = {
  list: Workouts;
  /** The one to open, where a link names it. */
  achievement: string | null;
};

/** One's own week, stars and history; what has no end comes last. */
export function YouPanel({ list, achievement }: YouPanelProps) {
  return (
    <div className="flex flex-col gap-6">
      <WeekStrip />
      <WeeklyChart />
      <Gamified>
        <AchievementsShelf openedId={achievement} />
      </Gamified>
      <section aria-labelledby="activity-history">
        <h2 id="activity-history" className="mb-3 text-display">
          Your Workouts
        </h2>
        <WorkoutHistory list={list} />
      </section>
    </div>
  );
}
