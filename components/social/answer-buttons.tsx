import { Button } from "@/components/ui/button";
import { usePending } from "@/components/ui/use-pending";

type AnswerButtonsProps = {
  /** Who or what is answered. */
  name: string;
  accept?: string;
  answer: (accepts: boolean) => Promise<unknown>;
  onFailed?: (error: unknown) => void;
};

/** Accept and Decline for a request; both are disabled while the answer is sent. */
export function AnswerButtons({ name, accept = "Accept", answer, onFailed }: AnswerButtonsProps) {
  const { isPending, run } = usePending(onFailed);
  const button = { size: "sm", disabled: isPending } as const;
  return (
    <span className="ml-auto flex shrink-0 gap-2">
      <Button {...button} aria-label={`${accept} ${name}`} onClick={() => void run(() => answer(true))}>
        {accept}
      </Button>
      <Button
        {...button}
        variant="secondary"
        aria-label={`Decline ${name}`}
        onClick={() => void run(() => answer(false))}
      >
        Decline
      </Button>
    </span>
  );
}
