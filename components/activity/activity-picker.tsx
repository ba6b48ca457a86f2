import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ACTIVITY_ICONS, ACTIVITY_NAMES } from "@/components/activity/activity-names";
import {
  type ActivityType,
  isSpecActivity,
  MORE_ACTIVITY_TYPES,
  SPEC_ACTIVITY_TYPES,
} from "@/lib/activity/workouts/rules";
import { cn } from "@/lib/core/shared/cn";

type ActivityPickerProps = { value: ActivityType | null; onChange: (activity: ActivityType) => void };

const paint = (isOn: boolean) =>
  isOn ? "border-transparent bg-ink text-paper" : "border-line bg-card text-ink hover:bg-card-press";
const TILE =
  "flex min-h-20 min-w-0 flex-col items-center justify-center gap-2 rounded-card border px-1 font-semibold tile-text transition-colors [&_svg]:size-6";
const ROW =
  "flex min-h-11 flex-1 items-center justify-center gap-2 rounded-card border px-3 font-semibold text-sm transition-colors [&_svg]:size-5";

/**
 * The spec's eight activities, with the rest behind "More". Choosing one of the rest closes the list and shows it
 * beside "More", so the picker is as tall with a choice as without.
 */
export function ActivityPicker({ value, onChange }: ActivityPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const chosenButton = useRef<HTMLButtonElement>(null);
  const other = value !== null && !isSpecActivity(value) ? value : null;
  const tile = (activity: ActivityType, choose: () => void) => (
    <button
      key={activity}
      type="button"
      aria-pressed={value === activity}
      onClick={choose}
      className={cn(TILE, paint(value === activity))}
    >
      {ACTIVITY_ICONS[activity]}
      {ACTIVITY_NAMES[activity]}
    </button>
  );
  const chooseFromMore = (activity: ActivityType) => {
    flushSync(() => {
      setOpen(false);
      onChange(activity);
    });
    chosenButton.current?.focus();
  };
  return (
    <fieldset aria-label="Activity type" className="grid grid-cols-4 gap-2">
      {SPEC_ACTIVITY_TYPES.map((activity) => tile(activity, () => onChange(activity)))}
      <div className="col-span-4 flex gap-2">
        {other && !isOpen && (
          <button ref={chosenButton} type="button" aria-pressed className={cn(ROW, paint(true))}>
            {ACTIVITY_ICONS[other]}
            {ACTIVITY_NAMES[other]}
          </button>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cn(ROW, paint(false), "text-ink-soft")}
        >
          More
          <ChevronDown className={cn("transition-transform motion-reduce:transition-none", isOpen && "rotate-180")} />
        </button>
      </div>
      {isOpen && MORE_ACTIVITY_TYPES.map((activity) => tile(activity, () => chooseFromMore(activity)))}
    </fieldset>
  );
}
