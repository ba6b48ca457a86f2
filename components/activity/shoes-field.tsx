import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useShoes } from "@/lib/activity/shoes/hooks";

type ShoesFieldProps = { value: string; onChange: (shoesId: string) => void };

/** Which pair one wore: of those one still wears, and the one that was chosen. Nothing for who keeps none. */
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
