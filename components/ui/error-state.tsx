import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function ErrorState({ onRetry, className }: { onRetry: () => void; className?: string }) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        title="That didn't load"
        text="Check your connection and try again."
        icon={<CloudOff />}
        action={
          <Button variant="secondary" onClick={onRetry}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
