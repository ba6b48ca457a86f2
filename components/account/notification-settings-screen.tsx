"use client";

import { Lock } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { PushSwitch } from "@/components/account/push-switch";
import { SettingSwitch } from "@/components/account/setting-controls";
import { SettingsCard, SettingsFrame, SettingsSection } from "@/components/account/settings-frame";
import { useEditableSettings } from "@/components/account/use-editable-settings";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Loading } from "@/components/ui/loading";
import { Switch } from "@/components/ui/switch";
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

type Change = ReturnType<typeof useEditableSettings>["change"];
type Hours = NonNullable<Settings["quietHours"]>;
const NIGHT: Hours = { from: "22:00", to: "07:00" };

/** Saved on blur, not on every change event of the time picker. */
function Times({ hours, change }: { hours: Hours; change: Change }) {
  const [typed, setTyped] = useState(hours);
  const isSame = typed.from === typed.to;
  const save = () => {
    if (isSame || !typed.from || !typed.to) return;
    if (typed.from !== hours.from || typed.to !== hours.to) change({ quietHours: typed });
  };
  const field = (end: keyof Hours, label: string, error?: string) => (
    <Field label={label} error={error}>
      <Input
        type="time"
        required
        value={typed[end]}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
        onBlur={save}
      />
    </Field>
  );
  return (
    <div className="grid grid-cols-2 gap-3 py-3">
      {field("from", "From")}
      {field("to", "To", isSame ? "Choose a different time" : undefined)}
    </div>
  );
}

function QuietHours({ hours, change }: { hours: Hours | null; change: Change }) {
  return (
    <>
      <Switch
        label="Quiet hours"
        description="Email and push notifications wait until quiet hours end."
        checked={hours !== null}
        onCheckedChange={(on) => change({ quietHours: on ? NIGHT : null })}
      />
      {hours && <Times key={`${hours.from} ${hours.to}`} hours={hours} change={change} />}
    </>
  );
}

const CHANNEL_NAMES: Record<Channel, string> = { "in-app": "In app", mail: "Email", push: "Push" };

function Checkbox({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className="mx-auto flex size-12 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" className="size-6 accent-(--sky-ink) disabled:opacity-55" {...input} />
    </label>
  );
}

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
                <Checkbox
                  label={`${NOTIFICATION_SWITCHES[name].label}: ${CHANNEL_NAMES[channel]}`}
                  checked={settings.notifications[name].includes(channel)}
                  disabled={settings.notificationsPaused}
                  onChange={() => toggle(name, channel)}
                />
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
            <Checkbox label="Security: Email, always on" checked disabled readOnly />
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

export function NotificationSettingsScreen() {
  const { error, retry } = useSettings();
  const { settings, change } = useEditableSettings();
  // Rendered once both are loaded: the text about this browser varies in length and would push everything below it.
  const { isKnown } = usePush();
  return (
    <SettingsFrame title="Notifications">
      {!(settings && isKnown) && (
        <Loading error={error} onRetry={retry} label="Loading your settings" shapes={["h-96 rounded-card"]} />
      )}
      {settings && isKnown && (
        <>
          <SettingsCard>
            <SettingSwitch
              name="notificationsPaused"
              label="Pause all"
              description="Your choices below stay as they are."
            />
            <PushSwitch />
            <QuietHours hours={settings.quietHours} change={change} />
          </SettingsCard>
          <SettingsSection title="Types" note="Emails are grouped and sent every 15 minutes.">
            <SettingsCard>
              <Matrix settings={settings} change={change} />
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
