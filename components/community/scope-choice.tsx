import { Segmented } from "@/components/ui/segmented";
import type { DateScope } from "@/lib/community/series/rules";

const OPTIONS = [
  { value: "one", label: "Only this date" },
  { value: "following", label: "This and later" },
] as const;

type ScopeChoiceProps = { label: string; value: DateScope; onValueChange: (scope: DateScope) => void };

/** Which dates of a recurring event a change applies to. */
export function ScopeChoice({ label, value, onValueChange }: ScopeChoiceProps) {
  return <Segmented label={label} value={value} onValueChange={onValueChange} options={OPTIONS} />;
}
