import { type ComponentProps, useId, useState } from "react";
import { useFieldProps } from "@/components/ui/field";
import { inputClasses } from "@/components/ui/input";
import { cn } from "@/lib/core/shared/cn";
import { countOf } from "@/lib/core/shared/format";

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Shows "length/limit"; the limit is only enforced when `maxLength` is set as well. */
  limit?: number;
};

/** A counter that is announced politely, and only near the limit instead of on every key. */
function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const left = limit - length;
  const close = left <= Math.ceil(limit * 0.1);
  return (
    <div className="flex justify-end pt-1">
      <span
        id={id}
        className={cn(
          "text-sm tabular-nums",
          close && "font-semibold",
          left < 0 ? "text-danger-ink" : close ? "text-warn-ink" : "text-ink-soft",
        )}
      >
        {length}/{limit}
      </span>
      <span role="status" className="sr-only">
        {close
          ? left < 0
            ? `${countOf(-left, "character")} over the limit`
            : `${countOf(left, "character")} left`
          : ""}
      </span>
    </div>
  );
}

export function TextArea({ className, limit, value, defaultValue, onChange, rows = 4, ...props }: TextAreaProps) {
  const field = useFieldProps();
  const counterId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? "").length);
  const describedBy = [field["aria-describedby"], limit && counterId].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <textarea
        {...field}
        aria-describedby={describedBy}
        rows={rows}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
        className={cn(inputClasses, "field-sizing-content min-h-24 resize-none py-3", className)}
        {...props}
      />
      {limit && <Counter id={counterId} length={value === undefined ? typed : String(value).length} limit={limit} />}
    </div>
  );
}
