import type { Change } from "@/components/account/use-change";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";

export type SettingProps = { settings: Settings; change: Change };

/** Settings whose value is one of `Value`. */
type Named<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings];
type Control<Name> = SettingProps & { name: Name; label: string };
type Choice<Name extends Named<string>> = Control<Name> & {
  options: readonly { value: Settings[Name]; label: string }[];
};

export function SettingSwitch({ name, settings, change, ...texts }: Control<Named<boolean>> & { description: string }) {
  return <Switch {...texts} checked={settings[name]} onCheckedChange={(checked) => change({ [name]: checked })} />;
}

/** A table row with the choice on the right. It wraps below the label when both don't fit on one line. */
export function SettingSelect<Name extends Named<string>>({ name, label, options, settings, change }: Choice<Name>) {
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

export function SettingSegments<Name extends Named<string>>({ name, label, options, settings, change }: Choice<Name>) {
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
