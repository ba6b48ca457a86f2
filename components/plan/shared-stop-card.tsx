import { ThumbsDown, ThumbsUp } from "lucide-react";
import { cn } from "@/lib/core/shared/cn";
import type { SharedStop } from "@/lib/suggestions/shared-plans/schema";
import { StopCard } from "./plan-stop-card";

type VoteButtonProps = { isFor: boolean; stop: SharedStop; disabled: boolean; onVote: (isFor: boolean | null) => void };

function VoteButton({ isFor, stop, disabled, onVote }: VoteButtonProps) {
  const Icon = isFor ? ThumbsUp : ThumbsDown;
  const count = isFor ? stop.votesFor : stop.votesAgainst;
  const isMine = stop.myVote === isFor;
  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={`Vote ${isFor ? "for" : "against"} ${stop.title}: ${count}`}
      disabled={disabled}
      onClick={() => onVote(isMine ? null : isFor)}
      className={cn(
        "inline-flex min-h-11 min-w-15 items-center justify-center gap-2 rounded-full border px-3 font-semibold text-sm tabular-nums transition-colors",
        isMine ? "border-ink bg-ink text-paper" : "border-line enabled:hover:bg-card-press",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {count}
    </button>
  );
}

type SharedStopCardProps = {
  stop: SharedStop;
  people: number;
  canVote: boolean;
  onVote: (isFor: boolean | null) => void;
};

export function SharedStopCard({ stop, people, canVote, onVote }: SharedStopCardProps) {
  return (
    <StopCard stop={stop}>
      <div className="flex flex-wrap items-center gap-2">
        <VoteButton isFor stop={stop} disabled={!canVote} onVote={onVote} />
        <VoteButton isFor={false} stop={stop} disabled={!canVote} onVote={onVote} />
        <span className="ml-auto text-ink-soft text-sm">
          {stop.free === people ? "Everyone's free" : `${stop.free} of ${people} can make it`}
        </span>
      </div>
    </StopCard>
  );
}
