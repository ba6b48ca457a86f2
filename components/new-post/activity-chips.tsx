import { Gamified } from "@/components/preferences";
import { ChoiceRow } from "@/components/ui/choice-row";
import { SPEC_ACTIVITY_TYPES } from "@/lib/activity/workouts/rules";
import { experienceAward } from "@/lib/activity/xp/rules";
import { DEFAULT_ACTIVITY, EXPERIENCE } from "@/lib/feed/photos/rules";

const CHOICES = [EXPERIENCE, DEFAULT_ACTIVITY, ...SPEC_ACTIVITY_TYPES].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

type ActivityChipsProps = { value: string; disabled: boolean; onChange: (activity: string) => void };

/** The XP shown is computed by the server's rule. */
export function ActivityChips({ value, disabled, onChange }: ActivityChipsProps) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans font-semibold text-sm">What were you doing?</h2>
        <Gamified>
          <p role="status" className="text-ink-soft text-sm">
            Earns {experienceAward(value).xp} XP
          </p>
        </Gamified>
      </div>
      <ChoiceRow
        label="What were you doing?"
        value={value}
        onChoose={onChange}
        options={CHOICES}
        disabled={disabled}
        className="mt-1"
      />
    </div>
  );
}
