import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { errorText } from "@/lib/core/client/api-client";

export const SERVER_PROBLEM_TEXT = "Windmile is having a problem right now. Please try again in a little while.";

type ErrorStateProps = { error: unknown; onRetry: () => void; className?: string };

/** Distinguishes a lost connection, which the user can check, from a 503, which they can't. */
export function ErrorState({ error, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        title="That didn't load"
        text={errorText(error, SERVER_PROBLEM_TEXT)}
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
