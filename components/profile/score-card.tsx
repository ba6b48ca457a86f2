import { ExplainedNumber } from "@/components/activity/explained-number";
import { Gamified } from "@/components/preferences";
import type { ProfileView } from "@/components/profile/profile-view";
import { Card } from "@/components/ui/card";
import { CountUp } from "@/components/ui/count-up";
import { Star } from "@/components/ui/star";
import { TitledSection } from "@/components/ui/titled-section";
import { earnedThisWeek } from "@/lib/activity/stats/rules";
import { formatNumber } from "@/lib/core/shared/format";

const face = "flex-1 items-start px-3 text-left hover:bg-white/10";

export function ScoreCard({ view }: { view: ProfileView }) {
  return (
    <Card className="border-transparent bg-navy text-white [&_.text-ink-soft]:text-[#b9d7e8] dark:border-line">
      <Star className="absolute -top-5 -right-7 size-24 text-star/85 min-[400px]:-top-6 min-[400px]:-right-5 min-[400px]:size-32" />
      <div className="relative flex gap-1 p-2 pr-14 min-[400px]:gap-2 min-[400px]:pr-20">
        <ExplainedNumber
          label="Mile Score"
          value={view.mileScore}
          shown={<CountUp value={view.mileScore} />}
          parts={view.explanations.mileScore}
          className={face}
          valueClassName="text-display-xl leading-none"
        />
        <ExplainedNumber
          label="Rank"
          value={view.rank}
          shown={`#${formatNumber(view.rank)}`}
          parts={view.explanations.rank}
          className={face}
          valueClassName="text-display-xl leading-none"
        />
      </div>
    </Card>
  );
}

export function WeeklyStats({ view }: { view: ProfileView }) {
  return (
    <TitledSection title="Weekly Stats">
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Gamified>
          <Card>
            <ExplainedNumber
              label="XP Gained"
              value={view.weekly.xp}
              parts={view.explanations.weeklyXp}
              detail={`${formatNumber(earnedThisWeek(view.explanations))} earned this week, plus photos and welcome bonus`}
              className="w-full px-3 py-4"
              valueClassName="text-display-lg leading-none"
            />
          </Card>
        </Gamified>
        <Card>
          <ExplainedNumber
            label="Completed"
            value={view.weekly.completed}
            parts={view.explanations.completed}
            detail="This week's workouts, plus photos and welcome bonus"
            className="w-full px-3 py-4"
            valueClassName="text-display-lg leading-none"
          />
        </Card>
      </div>
    </TitledSection>
  );
}
