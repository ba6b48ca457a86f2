import { CloudOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type ErrorStateProps = { title?: string; text?: string; onRetry: () => void; pending?: boolean; className?: string };

export function ErrorState({
  title = "That didn't load",
  text = "Check your connection and try again.",
  onRetry,
  pending,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        title={title}
        text={text}
        icon={<CloudOff />}
        action={
          <Button variant="secondary" onClick={onRetry} pending={pending}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
