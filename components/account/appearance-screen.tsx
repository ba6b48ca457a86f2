"use client";

import { useEffect } from "react";
import { AccountSettingsFrame } from "@/components/account/account-frame";
import { type SettingProps, SettingSegments, SettingSwitch } from "@/components/account/setting-controls";
import { THEME_NAMES } from "@/components/account/setting-names";
import { SettingsCard } from "@/components/account/settings-frame";
import { setReducedMotion, setTheme } from "@/lib/core/client/theme";
import { keysOf } from "@/lib/core/shared/keys";

const THEME_OPTIONS = keysOf(THEME_NAMES).map((value) => ({ value, label: THEME_NAMES[value] }));

function Appearance(setting: SettingProps) {
  const { theme, reducedMotion } = setting.settings;
  // Applies the account's theme on this device. A rejected change is reverted the same way.
  useEffect(() => setTheme(theme), [theme]);
  useEffect(() => setReducedMotion(reducedMotion), [reducedMotion]);
  return (
    <SettingsCard>
      <SettingSegments name="theme" label="Theme" options={THEME_OPTIONS} {...setting} />
      <SettingSwitch
        name="reducedMotion"
        label="Reduce motion"
        description="Turns off animations, even if your system allows them."
        {...setting}
      />
    </SettingsCard>
  );
}

export function AppearanceScreen() {
  return <AccountSettingsFrame title="Appearance">{(setting) => <Appearance {...setting} />}</AccountSettingsFrame>;
}
