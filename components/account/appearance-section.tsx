import { useEffect } from "react";
import { type SettingProps, SettingSegments, SettingSwitch } from "@/components/account/setting-controls";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import { setReducedMotion, setTheme } from "@/lib/core/client/theme";

const THEME_OPTIONS = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export function AppearanceSection(setting: SettingProps) {
  const { theme, reducedMotion } = setting.settings;
  // Applies the account's theme on this device; a refused change is reverted the same way.
  useEffect(() => setTheme(theme), [theme]);
  useEffect(() => setReducedMotion(reducedMotion), [reducedMotion]);
  return (
    <SettingsSection title="Appearance">
      <SettingsCard>
        <SettingSegments name="theme" label="Theme" options={THEME_OPTIONS} {...setting} />
        <SettingSwitch
          name="reducedMotion"
          label="Reduce motion"
          description="Leaves out animations, even where your system allows them."
          {...setting}
        />
      </SettingsCard>
    </SettingsSection>
  );
}
