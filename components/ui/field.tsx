import { createContext, type ReactNode, use, useId } from "react";
import { cn } from "@/lib/core/shared/cn";

type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldIds | null>(null);

/** Ties a control inside <Field> to its label, hint, and error. */
export function useFieldProps() {
  const field = use(FieldContext);
  if (!field) return {};
  return { id: field.id, "aria-describedby": field.describedBy, "aria-invalid": field.invalid || undefined };
}

type FieldProps = {
  label: string;
  children: ReactNode;
  error?: string;
  hint?: ReactNode;
  hideLabel?: boolean;
  className?: string;
};

export function Field({ label, children, error, hint, hideLabel, className }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      <div className={cn("flex flex-col gap-1", className)}>
        <label htmlFor={id} className={cn("font-semibold text-ink text-sm", hideLabel && "sr-only")}>
          {label}
        </label>
        {children}
        {error && (
          <p id={`${id}-error`} className="flex gap-1 font-medium text-danger-ink text-sm">
            <span aria-hidden="true">✶</span>
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <div id={`${id}-hint`} className="text-ink-soft text-sm">
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
