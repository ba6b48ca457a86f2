import { Button } from "@/components/ui/button";
import { usePending } from "@/components/ui/use-pending";
import { cn } from "@/lib/core/shared/cn";

type AnswerButtonsProps = {
  /** Who or what is being answered. */
  name: string;
  accept?: string;
  answer: (accepts: boolean) => Promise<unknown>;
  onFailed?: (error: unknown) => void;
  className?: string;
};

/** Accept and Decline for a request; both are disabled while the answer is sent. */
export function AnswerButtons({
  name,
  accept = "Accept",
  answer,
  onFailed,
  className = "ml-auto",
}: AnswerButtonsProps) {
  const { isPending, pending, run } = usePending(onFailed);
  const button = { size: "sm", disabled: isPending } as const;
  return (
    <span className={cn("flex shrink-0 gap-2", className)}>
      <Button
        {...button}
        aria-label={`${accept} ${name}`}
        pending={pending === "accept"}
        onClick={() => void run(() => answer(true), "accept")}
      >
        {accept}
      </Button>
      <Button
        {...button}
        variant="secondary"
        aria-label={`Decline ${name}`}
        pending={pending === "decline"}
        onClick={() => void run(() => answer(false), "decline")}
      >
        Decline
      </Button>
    </span>
  );
}
