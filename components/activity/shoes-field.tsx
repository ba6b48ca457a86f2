import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useShoes } from "@/lib/activity/shoes/hooks";

type ShoesFieldProps = { value: string; onChange: (shoesId: string) => void };

/** The shoes worn: pairs still in use, plus the one already chosen. Hidden for users without shoes. */
export function ShoesField({ value, onChange }: ShoesFieldProps) {
  const { shoes = [] } = useShoes();
  const offered = shoes.filter(({ id, isRetired }) => !isRetired || id === value);
  if (offered.length === 0) return null;
  const options = offered.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label="Shoes">
      <Select value={value} onValueChange={onChange} options={[{ value: "", label: "None" }, ...options]} />
    </Field>
  );
}
