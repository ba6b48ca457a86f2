import { MessageCircle } from "lucide-react";
import { countOf } from "@/lib/core/shared/format";

type CommentsToggleProps = { label: string; count: number; isOpen: boolean; onToggle: () => void };

/** Opens the comments below a post. */
export function CommentsToggle({ label, count, isOpen, onToggle }: CommentsToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${label}, ${countOf(count, "comment")}`}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-ink-soft hover:text-ink"
    >
      <MessageCircle className="size-5" />
      <span className="tabular-nums">{count}</span>
    </button>
  );
}
