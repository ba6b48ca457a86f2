"use client";

import { Lock } from "lucide-react";
import { PushSwitch } from "@/components/account/push-switch";
import { QuietHours } from "@/components/account/quiet-hours";
import { SettingSwitch } from "@/components/account/setting-controls";
import { SettingsCard, SettingsFrame, SettingsSection } from "@/components/account/settings-frame";
import { type Change, useChange } from "@/components/account/use-change";
import { Loading } from "@/components/ui/loading";
import { Skeleton } from "@/components/ui/skeleton";
import { useSettings } from "@/lib/account/hooks";
import type { Settings } from "@/lib/account/schema";
import { usePush } from "@/lib/notifications/pushes/hooks";
import {
  CHANNELS,
  type Channel,
  NOTIFICATION_SWITCHES,
  type NotificationSwitch,
  SWITCH_NAMES,
} from "@/lib/notifications/switches/rules";

const CHANNEL_NAMES: Record<Channel, string> = { "in-app": "In app", mail: "Email", push: "Push" };

function Matrix({ settings, change }: { settings: Settings; change: Change }) {
  const toggle = (name: NotificationSwitch, channel: Channel) => {
    const on = settings.notifications[name];
    const next = CHANNELS.filter((known) => on.includes(known) !== (known === channel));
    change({ notifications: { [name]: next } });
  };
  return (
    <table className="w-full">
      <caption className="sr-only">Notifications and channels</caption>
      <thead>
        <tr className="text-ink-soft text-sm">
          <th scope="col" className="py-3 text-left font-semibold">
            Notify me about
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="tile-text w-14 py-3 text-center font-semibold">
              {CHANNEL_NAMES[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SWITCH_NAMES.map((name) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="py-1 text-left font-semibold">
              {NOTIFICATION_SWITCHES[name].label}
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <label className="mx-auto flex size-12 items-center justify-center">
                  <span className="sr-only">{`${NOTIFICATION_SWITCHES[name].label}: ${CHANNEL_NAMES[channel]}`}</span>
                  <input
                    type="checkbox"
                    className="size-6 accent-(--sky-ink) disabled:opacity-55"
                    checked={settings.notifications[name].includes(channel)}
                    disabled={settings.notificationsPaused}
                    onChange={() => toggle(name, channel)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
        <tr className="border-line border-t">
          <th scope="row" className="py-1 text-left font-semibold">
            <span className="flex items-center gap-1.5">
              Security <Lock className="size-4 text-ink-soft" />
            </span>
          </th>
          <td />
          <td>
            <label className="mx-auto flex size-12 items-center justify-center">
              <span className="sr-only">Security: Email, always on</span>
              <input
                type="checkbox"
                className="size-6 accent-(--sky-ink) disabled:opacity-55"
                checked
                disabled
                readOnly
              />
            </label>
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

export function NotificationSettingsScreen() {
  const { settings, error, retry, change } = useSettings();
  const save = useChange(change);
  // Rendered once both are loaded: the text about this browser varies in length and would push everything below it.
  const { isKnown } = usePush();
  return (
    <SettingsFrame title="Notifications">
      {!(settings && isKnown) && (
        <Loading error={error} onRetry={retry} label="Loading your settings">
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      )}
      {settings && isKnown && (
        <>
          <SettingsCard>
            <SettingSwitch
              name="notificationsPaused"
              label="Pause all"
              description="Your choices below stay as they are."
              settings={settings}
              change={save}
            />
            <PushSwitch />
            <QuietHours hours={settings.quietHours} change={save} />
          </SettingsCard>
          <SettingsSection title="Types" note="We group emails every 15 minutes.">
            <SettingsCard>
              <Matrix settings={settings} change={save} />
            </SettingsCard>
          </SettingsSection>
          <p className="text-ink-soft text-sm">
            We always send codes and alerts about new logins and changes to your password, email, phone number, or
            account. They protect you and can't be turned off.
          </p>
        </>
      )}
    </SettingsFrame>
  );
}
