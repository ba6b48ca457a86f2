import { useEditableSettings } from "@/components/account/use-editable-settings";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";

/** Settings whose value is one of `Value`. */
type Named<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings];
type Choice<Name extends Named<string>> = {
  name: Name;
  label: string;
  options: readonly { value: Settings[Name]; label: string }[];
};
type SettingSwitchProps = { name: Named<boolean>; label: string; description: string };

export function SettingSwitch({ name, ...texts }: SettingSwitchProps) {
  const { settings, change } = useEditableSettings();
  if (!settings) return null;
  return <Switch {...texts} checked={settings[name]} onCheckedChange={(checked) => change({ [name]: checked })} />;
}

/** A table row with the choice on the right. It wraps below the label when both don't fit on one line. */
export function SettingSelect<Name extends Named<string>>({ name, label, options }: Choice<Name>) {
  const { settings, change } = useEditableSettings();
  if (!settings) return null;
  return (
    <Field
      label={label}
      className="flex-row flex-wrap items-center gap-x-3 gap-y-0 py-1 [&>div]:-mr-3 [&>div]:max-w-full [&>label]:grow [&>label]:text-base"
    >
      <Select
        value={settings[name]}
        onValueChange={(value) => change({ [name]: value })}
        options={options}
        className="field-sizing-content w-auto max-w-full border-transparent bg-card pl-0 text-ink-soft hover:border-transparent"
      />
    </Field>
  );
}

export function SettingSegments<Name extends Named<string>>({ name, label, options }: Choice<Name>) {
  const { settings, change } = useEditableSettings();
  if (!settings) return null;
  return (
    <div className="py-3">
      <p aria-hidden="true" className="mb-2 font-semibold">
        {label}
      </p>
      <Segmented
        label={label}
        value={settings[name]}
        onValueChange={(value) => change({ [name]: value })}
        options={options}
      />
    </div>
  );
}
