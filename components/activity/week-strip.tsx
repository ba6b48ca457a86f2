import { Flame } from "lucide-react";
import { ExplainedNumber } from "@/components/activity/explained-number";
import { usePreferences } from "@/components/preferences";
import { Card } from "@/components/ui/card";
import { Loading } from "@/components/ui/loading";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Skeleton } from "@/components/ui/skeleton";
import { Star } from "@/components/ui/star";
import { StarRow } from "@/components/ui/star-row";
import { useStats } from "@/lib/activity/stats/hooks";
import { earnedThisWeek, XP_PER_LEVEL } from "@/lib/activity/stats/rules";
import type { UserStats } from "@/lib/activity/stats/schema";
import { FREEZES_PER_MONTH } from "@/lib/activity/streaks/rules";
import { formatNumber } from "@/lib/core/shared/format";

const GRID = "grid grid-cols-2 gap-1 min-[400px]:grid-cols-4";

function NextStar({ xp }: { xp: number }) {
  const into = xp % XP_PER_LEVEL;
  const progressText = `${into} of ${XP_PER_LEVEL} XP to the next star`;
  return (
    <div className="flex items-center gap-2 px-2 pb-1">
      <Star hollow className="size-5" />
      <ProgressBar
        label="Next star"
        value={into}
        max={XP_PER_LEVEL}
        text={progressText}
        fill="bg-star"
        className="min-w-0 flex-1"
      />
      <span className="text-ink-soft text-sm tabular-nums">
        {into}/{XP_PER_LEVEL} XP
      </span>
    </div>
  );
}

function Streak({ stats }: { stats: UserStats }) {
  const { current, longest, freezesLeft } = stats.streak;
  return (
    <ExplainedNumber
      label="Streak"
      value={current}
      shown={
        <>
          <Flame className="size-5" />
          {current}
        </>
      }
      note={`Days in a row with a workout, check-in, or experience. Rest days never break your streak, and freezes automatically cover up to ${FREEZES_PER_MONTH} missed days a month.`}
      parts={[
        { label: "Longest streak", value: longest },
        { label: "Freezes left this month", value: freezesLeft },
      ]}
      isSum={false}
    />
  );
}

/** The week's numbers. A tap explains how each is calculated. */
export function WeekStrip() {
  const { gamification } = usePreferences();
  const { data: stats, error, retry } = useStats();
  if (!stats) return <Loading error={error} onRetry={retry} skeleton={<Skeleton className="h-28 rounded-card" />} />;
  const { weekly, consistency, explanations, level, xp } = stats;
  return (
    <Card className="p-2">
      <section aria-label="This week" className={GRID}>
        {gamification && (
          <ExplainedNumber
            label="XP Level"
            value={level}
            shown={<StarRow level={level} starClassName="size-3.5" />}
            parts={explanations.level}
          />
        )}
        {gamification && <Streak stats={stats} />}
        <ExplainedNumber label="Minutes" value={weekly.minutes} note="Workout minutes since Monday." parts={[]} />
        {gamification ? (
          <ExplainedNumber
            label="Consistency"
            value={consistency}
            shown={`${consistency}%`}
            note={`You were active on ${consistency}% of your planned days in the last 7 days. Rest days don't count. A missed day lowers the percentage but doesn't reset it.`}
            parts={[]}
          />
        ) : (
          <ExplainedNumber
            label="Active days"
            value={weekly.activeDays}
            note="Days since Monday with a workout, check-in, or experience."
            parts={[]}
          />
        )}
      </section>
      {gamification && (
        <>
          <NextStar xp={xp} />
          <p className="px-2 pb-1 text-ink-soft text-sm">
            {formatNumber(earnedThisWeek(explanations))} XP earned this week
          </p>
        </>
      )}
    </Card>
  );
}
