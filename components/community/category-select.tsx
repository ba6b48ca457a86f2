import { type FieldValues, type Path, type UseControllerProps, useController } from "react-hook-form";
import { Select } from "@/components/ui/select";
import { COMMUNITY_CATEGORIES } from "@/lib/community/events/rules";

type CategorySelectProps<Fields extends FieldValues, Values> = UseControllerProps<Fields, Path<Fields>, Values> & {
  stored: string | undefined;
};

export function CategorySelect<Fields extends FieldValues, Values>(props: CategorySelectProps<Fields, Values>) {
  const { value, onChange } = useController(props).field;
  const { stored = value } = props;
  const known: readonly string[] = COMMUNITY_CATEGORIES;
  const all = known.includes(stored) ? known : [stored, ...known];
  return (
    <Select
      value={value}
      onValueChange={onChange}
      options={all.map((category) => ({ value: category, label: category }))}
    />
  );
}
