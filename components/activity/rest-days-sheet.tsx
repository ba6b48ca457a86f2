import { Chip } from "@/components/ui/chip";
import { failed } from "@/components/ui/failed";
import { Sheet } from "@/components/ui/sheet";
import type { OverlayControl } from "@/components/ui/use-back-close";
import { toggled } from "@/lib/core/shared/toggled";

type RestDaysSheetProps = OverlayControl & {
  /** ISO weekdays: 1 is Monday. */
  restDays: readonly number[];
  onChange: (restDays: number[]) => Promise<void>;
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Weekdays that never break the streak. */
export function RestDaysSheet({ restDays, onChange, ...sheet }: RestDaysSheetProps) {
  const toggle = (weekday: number) => {
    onChange(toggled(restDays, weekday).toSorted()).catch(() =>
      failed("Error", "Couldn't save your rest days. Please try again."),
    );
  };
  return (
    <Sheet
      {...sheet}
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
