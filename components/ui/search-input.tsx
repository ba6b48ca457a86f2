import { Search, X } from "lucide-react";
import { type Ref, useRef } from "react";
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
  ref?: Ref<HTMLInputElement>;
};

/**
 * A search field with a Clear button once there is text. The placeholder gets all the space there is, below 360 px the
 * icon's too, so that it isn't cut off.
 */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, clearLabel, value, onValueChange, maxLength, ref } = props;
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
          value === "" ? "pr-1" : "pr-11",
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
          className="absolute top-0.5 right-0.5 [&_svg]:size-5!"
        />
      )}
    </div>
  );
}
