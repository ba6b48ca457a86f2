import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { errorText } from "@/lib/core/client/api-client";

export const OUR_FAULT = "Windmile has a problem at the moment. Please try again in a little while.";

type ErrorStateProps = { error: unknown; onRetry: () => void; className?: string };

/** Says whose fault it is: a connection that is away can be checked, an app that answers 503 can't. */
export function ErrorState({ error, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        title="That didn't load"
        text={errorText(error, OUR_FAULT)}
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
