import { Sparkles } from "lucide-react";

export function ReasonLine({ reason }: { reason: string }) {
  return (
    <p className="flex items-start gap-1 text-sky-ink text-sm leading-snug">
      <Sparkles className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">Why: </span>
        {reason}
      </span>
    </p>
  );
}
