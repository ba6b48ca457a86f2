import { useState } from "react";
import type { Change } from "@/components/account/use-change";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import type { Settings } from "@/lib/account/schema";

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

export function QuietHours({ hours, change }: { hours: Hours | null; change: Change }) {
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
