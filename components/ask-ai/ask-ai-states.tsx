import { Sparkles } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { Repeat, RowSkeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

/** Spec §2: the "thinking" text above skeleton cards. */
export function AskAiLoading({ subject }: { subject: "activity preferences" | "social compatibility" }) {
  return (
    <div>
      <p role="status" className="mb-3 flex items-center gap-2 text-ink-soft">
        <Spinner />
        AI is analyzing your {subject}...
      </p>
      <div aria-hidden="true" className="flex flex-col gap-3">
        <Repeat count={3}>
          <RowSkeleton
            className="rounded-card border border-line bg-card p-3"
            picture="h-22 w-18"
            lines={["h-4 w-24", "h-5 w-3/4", "h-4 w-full"]}
          />
        </Repeat>
      </div>
    </div>
  );
}

export function AskAiEmpty() {
  return (
    <EmptyState
      icon={<Sparkles />}
      title="Ready to discover Chicago?"
      text="Click to get personalized AI recommendations!"
    />
  );
}
