import { type SettingProps, SettingSegments, SettingSwitch } from "@/components/account/setting-controls";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";

const UNITS = [
  { value: "mi", label: "Miles" },
  { value: "km", label: "Kilometers" },
] as const;

/** How workouts are shown; what is stored stays the same. */
export function FitnessSection(setting: SettingProps) {
  return (
    <SettingsSection title="Fitness">
      <SettingsCard>
        <SettingSwitch
          name="gamification"
          label="XP, levels and stars"
          description="With this off, XP, levels, streaks, challenges and boards are hidden everywhere. Workouts are still logged, and nothing is lost."
          {...setting}
        />
        <SettingSegments name="units" label="Distances" options={UNITS} {...setting} />
      </SettingsCard>
    </SettingsSection>
  );
}
