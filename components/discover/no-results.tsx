import { SearchX } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Mode } from "@/lib/discover/listing/rules";

/** Clears everything that narrows the list. */
export type Clearing = { label: string; run: () => void };

type NoResultsProps = { mode: Mode; clearing: Clearing | undefined };

export function NoResults({ mode, clearing }: NoResultsProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={mode === "hidden_gems" ? "No hidden gems found" : "No places or events found"}
      text="Try adjusting your search or category filters"
      action={
        clearing && (
          <Button variant="secondary" onClick={clearing.run}>
            {clearing.label}
          </Button>
        )
      }
    />
  );
}
