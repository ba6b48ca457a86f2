import { X } from "lucide-react";
import { Button } from "@/components/ui/button";

type ResultCountProps = {
  total: number | undefined;
  isSearching: boolean;
  /** Only results in one part of the map are shown. */
  isArea: boolean;
  onWholeCity: () => void;
};

/** Spec §2: the number of results of a search, and whether they are limited to an area. */
export function ResultCount({ total, isSearching, isArea, onWholeCity }: ResultCountProps) {
  return (
    <div className="flex items-center gap-3 px-4 has-[button]:pb-2">
      <p role="status" aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {(isSearching || isArea) && total !== undefined && `${total} results found`}
      </p>
      {isArea && (
        <Button variant="ink" size="sm" className="rounded-full" onClick={onWholeCity}>
          This area only
          <X className="-mr-1 size-4" />
          <span className="sr-only">Show the whole city</span>
        </Button>
      )}
    </div>
  );
}
