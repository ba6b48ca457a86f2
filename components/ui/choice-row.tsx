import type { ReactNode } from "react";
import { Chip, type Line } from "@/components/ui/chip";
import { ChipRow } from "@/components/ui/chip-row";
import { usePressed } from "@/components/ui/use-pressed";

type ChoiceRowProps<Value extends string> = {
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: ReactNode; line?: Line; count?: number | undefined }[];
  onChoose: (value: Value) => void;
  disabled?: boolean;
  /** For long names on two lines. */
  isTall?: boolean;
  className?: string;
};

/** A single choice, as chips on one line. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, options, onChoose, disabled, isTall, className } = props;
  const [shown, choose] = usePressed<Value | undefined>(value, (next) => next !== undefined && onChoose(next));
  return (
    <ChipRow label={label} className={className}>
      {options.map((option) => (
        <Chip
          key={option.value}
          line={option.line}
          count={option.count}
          selected={option.value === shown}
          disabled={disabled}
          isTall={isTall}
          onClick={() => choose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </ChipRow>
  );
}
