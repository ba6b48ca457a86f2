import { useEditableSettings } from "@/components/account/use-editable-settings";
import { Select } from "@/components/ui/select";

const GOALS = ["none", "60", "90", "150", "210", "300", "450", "600"] as const;
type Goal = (typeof GOALS)[number];
const options = GOALS.map((value) => ({ value, label: value === "none" ? "No goal" : `${value} minutes a week` }));

export function GoalSelect({ onChosen }: { onChosen: () => void }) {
  const { settings, change } = useEditableSettings();
  if (!settings) return null;
  const chosen = GOALS.find((goal) => goal === String(settings.weeklyGoal ?? "none")) ?? "none";
  const choose = (goal: Goal) => {
    change({ weeklyGoal: goal === "none" ? null : Number(goal) });
    onChosen();
  };
  return <Select label="Weekly goal" value={chosen} onValueChange={choose} options={options} className="mt-3" />;
}
