import { MapPin, X } from "lucide-react";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { PHOTO_LOCATION_MAX } from "@/lib/feed/photos/rules";

type LocationRowProps = { location: string; disabled: boolean; onChange: (location: string) => void };

export const rowClasses =
  "flex min-h-13 w-full items-center gap-3 rounded-control border border-line bg-card px-3.5 text-left font-semibold transition-colors hover:bg-card-press disabled:opacity-55";

export function LocationRow({ location, disabled, onChange }: LocationRowProps) {
  const [isAdding, setAdding] = useState(false);
  if (location === "" && !isAdding) {
    return (
      <button type="button" disabled={disabled} onClick={() => setAdding(true)} className={rowClasses}>
        <MapPin className="size-5 text-sky-ink" />
        Add Location
      </button>
    );
  }
  return (
    <div className="flex items-end gap-1">
      <Field label="Where was this experience?" className="min-w-0 flex-1">
        <Input
          // Focused when the field has just been opened.
          ref={(field) => {
            if (isAdding && location === "") field?.focus();
          }}
          value={location}
          disabled={disabled}
          maxLength={PHOTO_LOCATION_MAX}
          autoComplete="off"
          onChange={(event) => {
            setAdding(true);
            onChange(event.target.value);
          }}
        />
      </Field>
      <IconButton
        label="Remove location"
        icon={X}
        disabled={disabled}
        onClick={() => {
          setAdding(false);
          onChange("");
        }}
        className="mb-0.5"
      />
    </div>
  );
}
