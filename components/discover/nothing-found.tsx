import { SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Mode } from "@/lib/discover/listing/rules";

type NothingFoundProps = {
  mode: Mode;
  /** Clears the active filters, if there are any beside the search text. */
  onClear: (() => void) | undefined;
};

export function NothingFound({ mode, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={mode === "hidden_gems" ? "No hidden gems found" : "No places or events found"}
      text="Try adjusting your search or category filters"
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
    />
  );
}
