"use client";

import { THEME_NAMES, UNIT_NAMES } from "@/components/account/setting-names";
import { SettingsFrame } from "@/components/account/settings-frame";
import { SettingsRow, SettingsRows } from "@/components/account/settings-row";
import { useRestrictedPeople, useSettings } from "@/lib/account/hooks";
import { useCurrentUser } from "@/lib/auth/accounts/hooks";
import { useTwoFactor } from "@/lib/auth/two-factor/hooks";
import { fullName } from "@/lib/core/shared/format";
import { paths } from "@/lib/core/shared/paths";

const countOrNone = (count: number) => (count === 0 ? "None" : String(count));

/** Links to every account setting. A value that hasn't loaded is left out, but its row still opens. */
export function AccountRows() {
  const { data: user } = useCurrentUser();
  const { data: twoFactor } = useTwoFactor();
  const { settings } = useSettings();
  const { items: blocked } = useRestrictedPeople("block");
  const { items: muted } = useRestrictedPeople("mute");
  return (
    <>
      <SettingsRows>
        <SettingsRow title="Name & contact" href={paths.accountPage("name")} value={user && fullName(user)} />
        <SettingsRow
          title="Password & security"
          href={paths.accountPage("security")}
          value={twoFactor && `Two-step ${twoFactor.isOn ? "on" : "off"}`}
        />
      </SettingsRows>
      <SettingsRows>
        <SettingsRow
          title="Privacy"
          href={paths.accountPage("privacy")}
          value={settings && (settings.isPrivate ? "Private" : "Public")}
        />
        <SettingsRow
          title="Interests"
          href={paths.accountPage("interests")}
          value={settings && countOrNone(settings.interests.length)}
        />
        <SettingsRow
          title="Fitness & units"
          href={paths.accountPage("fitness")}
          value={settings && UNIT_NAMES[settings.units]}
        />
        <SettingsRow
          title="Appearance"
          href={paths.accountPage("appearance")}
          value={settings && THEME_NAMES[settings.theme]}
        />
        <SettingsRow
          title="Blocked & muted"
          href={paths.accountPage("blocked")}
          value={blocked && muted && countOrNone(blocked.length + muted.length)}
        />
      </SettingsRows>
      <SettingsRows>
        <SettingsRow title="Archive and Trash" href={paths.archiveAndTrash("archive")} />
        <SettingsRow title="Delete account" href={paths.accountPage("delete")} />
      </SettingsRows>
    </>
  );
}

export function AccountScreen() {
  return (
    <SettingsFrame title="My Account">
      <AccountRows />
    </SettingsFrame>
  );
}
