import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { AUDIENCES } from "@/lib/core/shared/audiences";
import { AUDIENCE_NAMES } from "@/lib/core/shared/audiences";
import { keysOf } from "@/lib/core/shared/keys";

export type ChosenAudience = (typeof AUDIENCES)[number];
const OPTIONS = keysOf(AUDIENCE_NAMES).map((value) => ({ value, label: AUDIENCE_NAMES[value] }));

type AudienceSelectProps = {
  value: ChosenAudience;
  onChange: (audience: ChosenAudience) => void;
  /** For a private account, "everyone" means its followers. */
  isPrivate: boolean;
};

export function AudienceSelect({ value, onChange, isPrivate }: AudienceSelectProps) {
  return (
    <Field
      label="Who can see this"
      hint={isPrivate && value === "everyone" && "Your account is private, so only your followers can see this."}
    >
      <Select value={value} onValueChange={onChange} options={OPTIONS} />
    </Field>
  );
}
