import { useState } from "react";
import { useChange } from "@/components/account/use-change";
import { usePreferences } from "@/components/preferences";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/select";
import { useSettings } from "@/lib/account/hooks";
import { useStats } from "@/lib/activity/stats/hooks";

const GOALS = ["none", "60", "90", "150", "210", "300", "450", "600"] as const;
type Goal = (typeof GOALS)[number];
const options = GOALS.map((value) => ({ value, label: value === "none" ? "No goal" : `${value} minutes a week` }));

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

/** Fetches the settings only once the user opens the goal setting. */
function ChooseGoal({ onChosen }: { onChosen: () => void }) {
  const { settings, change } = useSettings();
  const save = useChange(change);
  if (!settings) return null;
  const chosen = GOALS.find((goal) => goal === String(settings.weeklyGoal ?? "none")) ?? "none";
  const choose = (goal: Goal) => {
    save({ weeklyGoal: goal === "none" ? null : Number(goal) });
    onChosen();
  };
  return <Select label="Weekly goal" value={chosen} onValueChange={choose} options={options} className="mt-3" />;
}

export function WeeklyGoal() {
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
        {isChoosing && <ChooseGoal onChosen={() => setChoosing(false)} />}
      </section>
    </Card>
  );
}
