import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { CODE_LENGTH } from "@/lib/auth/accounts/rules";

/** People paste "123 456": the spaces must go before the six-character limit cuts off the last digits. */
const cleanCode = (text: string) => text.replace(/[\s-]/g, "").slice(0, CODE_LENGTH);
const isComplete = (code: string) => code.length === CODE_LENGTH && /^\d+$/.test(code);

type CodeFieldProps = ComponentProps<"input"> & {
  label?: string;
  hideLabel?: boolean;
  error: string | undefined;
  /** Called with the sixth digit, whether typed, pasted, or autofilled. */
  onComplete?: () => void;
};

export function CodeField(props: CodeFieldProps) {
  const { label = "Verification code", hideLabel, error, onChange, onComplete, ...input } = props;
  return (
    <Field label={label} hideLabel={hideLabel} error={error}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={CODE_LENGTH}
        placeholder="Enter 6-digit code"
        onPaste={(event) => {
          event.preventDefault();
          const field = event.currentTarget;
          field.setRangeText(cleanCode(event.clipboardData.getData("text")), 0, field.value.length, "end");
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }}
        onInput={({ currentTarget }) => {
          const code = cleanCode(currentTarget.value);
          if (code !== currentTarget.value) currentTarget.value = code;
        }}
        onChange={(event) => {
          onChange?.(event);
          if (isComplete(event.currentTarget.value)) onComplete?.();
        }}
        className="h-16 text-center not-placeholder-shown:font-display not-placeholder-shown:font-extrabold not-placeholder-shown:text-display not-placeholder-shown:tracking-[0.35em] not-placeholder-shown:[text-indent:0.35em]"
        {...input}
      />
    </Field>
  );
}
