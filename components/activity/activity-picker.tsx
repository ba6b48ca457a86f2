import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import { ACTIVITY_TYPES, type ActivityType } from "@/lib/activity/workouts/rules";
import { cn } from "@/lib/core/shared/cn";

type ActivityPickerProps = { value: ActivityType | null; onChange: (activity: ActivityType) => void };

export function ActivityPicker({ value, onChange }: ActivityPickerProps) {
  return (
    <fieldset aria-label="Activity type" className="grid grid-cols-4 gap-2">
      {ACTIVITY_TYPES.map((activity) => (
        <button
          key={activity}
          type="button"
          aria-pressed={value === activity}
          onClick={() => onChange(activity)}
          className={cn(
            "flex min-h-20 min-w-0 flex-col items-center justify-center gap-1.5 rounded-card border px-1 font-semibold text-[min(0.8125rem,3.6vw)] transition-colors [&_svg]:size-6",
            value === activity
              ? "border-transparent bg-sky text-on-sky"
              : "border-line bg-card text-ink hover:bg-card-press",
          )}
        >
          {ACTIVITY_ICONS[activity]}
          {ACTIVITY_NAMES[activity]}
        </button>
      ))}
    </fieldset>
  );
}
