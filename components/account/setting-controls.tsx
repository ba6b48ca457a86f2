import type { Change } from "@/components/account/use-change";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";

export type SettingProps = { settings: Settings; change: Change };

/** The settings whose value is one of `Value`. */
type Named<Value> = { [Name in keyof Settings]: Settings[Name] extends Value ? Name : never }[keyof Settings];
type Control<Name> = SettingProps & { name: Name; label: string };
type Choice<Name extends Named<string>> = Control<Name> & {
  options: readonly { value: Settings[Name]; label: string }[];
};

export function SettingSwitch({ name, settings, change, ...texts }: Control<Named<boolean>> & { description: string }) {
  return <Switch {...texts} checked={settings[name]} onCheckedChange={(checked) => change({ [name]: checked })} />;
}

export function SettingSelect<Name extends Named<string>>({ name, label, options, settings, change }: Choice<Name>) {
  return (
    <Field label={label} className="py-3">
      <Select value={settings[name]} onValueChange={(value) => change({ [name]: value })} options={options} />
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
