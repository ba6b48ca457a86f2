import { Chip } from "@/components/ui/chip";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";

type RestDaysSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** ISO weekdays: 1 is Monday. */
  restDays: readonly number[];
  onChange: (restDays: number[]) => Promise<void>;
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Weekdays that never break the streak. */
export function RestDaysSheet({ open, onOpenChange, restDays, onChange }: RestDaysSheetProps) {
  const toggle = (weekday: number) => {
    const next = restDays.includes(weekday) ? restDays.filter((day) => day !== weekday) : [...restDays, weekday];
    onChange(next.toSorted()).catch(() => failed("Error", "Couldn't save your rest days. Please try again."));
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Rest days"
      description="Rest days never break your streak. You also get two streak freezes a month."
    >
      <fieldset aria-label="Rest days" className="flex flex-wrap gap-2">
        {WEEKDAYS.map((name, index) => (
          <Chip key={name} selected={restDays.includes(index + 1)} onClick={() => toggle(index + 1)}>
            {name}
          </Chip>
        ))}
      </fieldset>
    </Sheet>
  );
}
