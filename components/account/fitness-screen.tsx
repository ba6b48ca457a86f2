"use client";

import { AccountSettingsFrame } from "@/components/account/account-frame";
import { SettingSegments, SettingSwitch } from "@/components/account/setting-controls";
import { UNIT_NAMES } from "@/components/account/setting-names";
import { SettingsCard } from "@/components/account/settings-frame";
import { keysOf } from "@/lib/core/shared/keys";

const UNITS = keysOf(UNIT_NAMES).map((value) => ({ value, label: UNIT_NAMES[value] }));

/** How workouts are displayed. Stored data doesn't change. */
export function FitnessScreen() {
  return (
    <AccountSettingsFrame title="Fitness & units">
      <SettingsCard>
        <SettingSwitch
          name="gamification"
          label="XP, levels, and stars"
          description="When this is off, XP, levels, streaks, challenges, and leaderboards are hidden everywhere. Your workouts are still logged, and you don't lose anything."
        />
        <SettingSegments name="units" label="Distances" options={UNITS} />
      </SettingsCard>
    </AccountSettingsFrame>
  );
}
