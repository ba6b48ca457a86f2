"use client";

import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import type { Change } from "@/components/account/use-change";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";

const UNITS = [
  { value: "mi", label: "Miles" },
  { value: "km", label: "Kilometers" },
] as const;

/** How workouts are shown; what is stored stays the same. */
export function FitnessSection({ settings, change }: { settings: Settings; change: Change }) {
  return (
    <SettingsSection title="Fitness">
      <SettingsCard>
        <Switch
          label="XP, levels and stars"
          description="With this off, XP, levels, streaks, challenges and boards are hidden everywhere. Workouts are still logged, and nothing is lost."
          checked={settings.gamification}
          onCheckedChange={(gamification) => change({ gamification })}
        />
        <div className="py-3">
          <p aria-hidden="true" className="mb-2 font-semibold">
            Distances
          </p>
          <Segmented
            label="Distances"
            value={settings.units}
            onValueChange={(units) => change({ units })}
            options={UNITS}
          />
        </div>
      </SettingsCard>
    </SettingsSection>
  );
}
