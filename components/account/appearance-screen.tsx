"use client";

import { useEffect } from "react";
import { AccountSettingsFrame } from "@/components/account/account-frame";
import { SettingSegments, SettingSwitch } from "@/components/account/setting-controls";
import { THEME_NAMES } from "@/components/account/setting-names";
import { SettingsCard } from "@/components/account/settings-frame";
import { useSettings } from "@/lib/account/hooks";
import { setReducedMotion, setTheme } from "@/lib/core/client/theme";
import { keysOf } from "@/lib/core/shared/keys";

const THEME_OPTIONS = keysOf(THEME_NAMES).map((value) => ({ value, label: THEME_NAMES[value] }));

export function AppearanceScreen() {
  const { settings } = useSettings();
  // Applies the account's theme on this device. A rejected change is reverted the same way.
  useEffect(() => {
    if (!settings) return;
    setTheme(settings.theme);
    setReducedMotion(settings.reducedMotion);
  }, [settings]);
  return (
    <AccountSettingsFrame title="Appearance">
      <SettingsCard>
        <SettingSegments name="theme" label="Theme" options={THEME_OPTIONS} />
        <SettingSwitch
          name="reducedMotion"
          label="Reduce motion"
          description="Turns off animations, even if your system allows them."
        />
      </SettingsCard>
    </AccountSettingsFrame>
  );
}
