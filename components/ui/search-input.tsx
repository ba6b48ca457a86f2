import { Search, X } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { inputClasses } from "@/components/ui/input";
import { cn } from "@/lib/core/shared/cn";

type SearchInputProps = {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  maxLength: number;
  /** A button on the right, inside the field. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A search field with a Clear button once there is text. Below 360 px the icon is hidden, so that the placeholder isn't
 * cut off.
 */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, clearLabel, value, onValueChange, maxLength, end, ref } = props;
  const buttons = value !== "" && end ? "two" : value !== "" || end ? "one" : "none";
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="relative min-w-0 flex-1">
      <Search className="absolute top-3.5 left-3 size-5 text-ink-soft max-[359px]:hidden" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onValueChange(event.target.value)}
        className={cn(
          inputClasses,
          "h-12 text-ellipsis pl-10 placeholder-fit max-[359px]:pl-3 [&::-webkit-search-cancel-button]:hidden",
          { none: "pr-1", one: "pr-11", two: "pr-21" }[buttons],
        )}
      />
      {value !== "" && (
        <IconButton
          label={clearLabel}
          icon={X}
          onClick={() => {
            onValueChange("");
            field.current?.querySelector("input")?.focus();
          }}
          className={cn("absolute top-0.5 [&_svg]:size-5", end ? "right-10.5" : "right-0.5")}
        />
      )}
      {end && <div className="absolute top-0.5 right-0.5">{end}</div>}
    </div>
  );
}
