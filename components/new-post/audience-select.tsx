import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useSettings } from "@/lib/account/hooks";
import { AUDIENCE_NAMES, type AUDIENCES } from "@/lib/core/shared/audiences";
import { keysOf } from "@/lib/core/shared/keys";

export type ChosenAudience = (typeof AUDIENCES)[number];
const OPTIONS = keysOf(AUDIENCE_NAMES).map((value) => ({ value, label: AUDIENCE_NAMES[value] }));

type AudienceSelectProps = { value: ChosenAudience; onChange: (audience: ChosenAudience) => void };

/** For a private account, "everyone" means its followers. */
export function AudienceSelect({ value, onChange }: AudienceSelectProps) {
  const { settings } = useSettings();
  return (
    <Field
      label="Who can see this"
      hint={
        settings?.isPrivate && value === "everyone" && "Your account is private, so only your followers can see this."
      }
    >
      <Select value={value} onValueChange={onChange} options={OPTIONS} />
    </Field>
  );
}
