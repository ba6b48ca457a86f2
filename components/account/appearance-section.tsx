"use client";

import { useEffect } from "react";
import { SettingsCard, SettingsSection } from "@/components/account/settings-frame";
import type { Change } from "@/components/account/use-change";
import { Segmented } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";
import { setReducedMotion, setTheme } from "@/lib/core/client/theme";

const THEME_OPTIONS = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

export function AppearanceSection({ settings, change }: { settings: Settings; change: Change }) {
  const { theme, reducedMotion } = settings;
  // Applies the account's theme on this device; a refused change is reverted the same way.
  useEffect(() => setTheme(theme), [theme]);
  useEffect(() => setReducedMotion(reducedMotion), [reducedMotion]);
  return (
    <SettingsSection title="Appearance">
      <SettingsCard>
        <div className="py-3">
          <p aria-hidden="true" className="mb-2 font-semibold">
            Theme
          </p>
          <Segmented
            label="Theme"
            value={theme}
            onValueChange={(chosen) => change({ theme: chosen })}
            options={THEME_OPTIONS}
          />
        </div>
        <Switch
          label="Reduce motion"
          description="Leaves out animations, even where your system allows them."
          checked={reducedMotion}
          onCheckedChange={(chosen) => change({ reducedMotion: chosen })}
        />
      </SettingsCard>
    </SettingsSection>
  );
}
